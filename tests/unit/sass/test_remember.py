from cuado.sass.remember import remembered


def test_a_result_is_computed_once_per_code_and_arguments() -> None:
    asked: list[tuple[tuple[int, ...], str]] = []

    @remembered
    def analysis(code: tuple[int, ...], what: str) -> int:
        asked.append((code, what))
        return len(asked)

    first, same_content = (1, 2), tuple(range(1, 3))
    assert analysis(first, "a") == 1
    assert analysis(first, "a") == 1
    assert analysis(first, "b") == 2
    assert analysis(same_content, "a") == 3
    assert len(asked) == 3


def test_a_list_may_change_and_is_not_remembered() -> None:
    @remembered
    def analysis(code: list[int]) -> int:
        return len(code)

    code = [1]
    assert analysis(code) == 1
    code.append(2)
    assert analysis(code) == 2
