"use strict";
// Sorts tables of class "sortable" by the column whose heading is pressed: once for the largest
// first, again for the smallest first. A tbody is a source line with its machine code: the bodies
// are sorted by their first rows, the other rows within each body. Cells carry their number in
// data-v; those without stay last. Without this script the headings are plain text.
for (const table of document.querySelectorAll("table.sortable")) {
  const heads = [...table.tHead.rows[0].cells];
  const original = [...table.tBodies].map((body) => [body, [...body.rows].slice(1)]);
  const number = (row, at) => {
    // The cells of the line and its text span all rows of a body: only the first row has them.
    const cell = row.cells[at - (heads.length - row.cells.length)];
    return cell && cell.dataset.v !== undefined ? Number(cell.dataset.v) : null;
  };
  const compare = (at, sign) => (a, b) => {
    const [x, y] = [number(a, at), number(b, at)];
    if (x === null || y === null) return (x === null) - (y === null);
    return sign * (x - y);
  };
  const sort = (at, direction) => {
    const order = compare(at, direction === "ascending" ? 1 : -1);
    const bodies = original.map(([body, rows]) => [body, [...rows]]);
    if (at > 0) {
      bodies.sort((a, b) => order(a[0].rows[0], b[0].rows[0]));
      bodies.forEach(([, rows]) => rows.sort(order));
    } else if (direction === "descending") bodies.reverse();
    for (const [body, rows] of bodies) {
      body.append(...rows);
      table.append(body);
    }
    heads.forEach((head, other) => {
      if (other === at) head.setAttribute("aria-sort", direction);
      else head.removeAttribute("aria-sort");
    });
  };
  heads.forEach((head, at) => {
    if (!head.classList.contains("n") && at > 0) return;
    const button = document.createElement("button");
    button.type = "button";
    button.title = head.title;
    button.append(...head.childNodes);
    head.append(button);
    button.addEventListener("click", () => {
      const first = at > 0 ? "descending" : "ascending";
      const again = at > 0 ? "ascending" : "descending";
      sort(at, head.getAttribute("aria-sort") === first ? again : first);
    });
  });
  const fold = document.createElement("button");
  fold.type = "button";
  fold.textContent = "Lines only";
  fold.setAttribute("aria-pressed", "false");
  fold.addEventListener("click", () => {
    const pressed = table.classList.toggle("lines-only");
    fold.setAttribute("aria-pressed", String(pressed));
  });
  table.closest(".scroll").before(fold);
}
