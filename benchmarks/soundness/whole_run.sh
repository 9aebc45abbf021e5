#!/bin/bash
# All that soundness can compare in T seconds on a machine with GPUs: random kernels of every
# feature, and beside them as many as fit of families whose proofs are the newest.
#
#     T=840 CORES=56 GPUS="0 1 2 3" SERVER=/dev/shm/server130 OUT=folder bash whole_run.sh
#
# SERVER is what `python -m soundness.assembler.build` makes. PYTHON is python3 by default. It can
# be killed at any time: kernels that are finished are in $OUT/sound-*.jsonl.gz. The table of all is
# $OUT/sound.md. It begins with a trial: if something is wrong with modules of several kernels, each
# is assembled alone, and the trial's rows are kept apart.
set -u
: "${T:?}" "${CORES:?}" "${GPUS:?}" "${OUT:?}" "${SERVER:=}" "${SEED:=423}" "${PYTHON:=python3}"
FAMILIES=(barriers_in_loops copies counters merged_sums block_sets small_blocks block_counters)
EACH=${EACH:-2}  # workers of each family
START=$SECONDS
mkdir -p "$OUT"
read -ra gpus <<< "$GPUS"
all=$(IFS=,; echo "${gpus[*]}")
# A worker waits while a GPU runs its versions: a few more than cores keep them busy.
workers=$((CORES * 8 / 7 - EACH * ${#FAMILIES[@]}))
more=(--amount gpu --most 60 ${SERVER:+--assembler "$SERVER"})
main=$OUT/sound-$SEED.jsonl.gz
sound() { "$PYTHON" -m soundness "${more[@]}" "$@"; }

sound --gpus "$all,$all" -j "$workers" -n 20000 --seed "$SEED" --seconds 15 --stop 30 \
    --out "$main" --table "$OUT/trial.md" > "$OUT/trial.log" 2>&1
if ! grep -q 'Faults: 0' "$OUT/trial.md"; then
    echo "the trial has faults, or ended: each text is assembled alone" | tee -a "$OUT/trial.log"
    mv "$main" "$OUT/trial-$SEED.jsonl.gz"
    more+=(--alone)
fi

left=$((T - (SECONDS - START)))
times=(--seconds $((left - 30)) --stop $((left - 15)))
sound --gpus "$all,$all" -j "$workers" -n 20000 --seed "$SEED" "${times[@]}" --out "$main" \
    --table "$OUT/sound-$SEED.md" > "$OUT/sound-$SEED.log" 2>&1 &
for n in "${!FAMILIES[@]}"; do
    seed=$((SEED + 10 + n))
    sound --gpus "${gpus[n % ${#gpus[@]}]}" -j "$EACH" -n 3000 --seed "$seed" "${times[@]}" \
        --features "${FAMILIES[n]}" --out "$OUT/sound-$seed-${FAMILIES[n]}.jsonl.gz" \
        > "$OUT/sound-$seed-${FAMILIES[n]}.log" 2>&1 &
done
wait
"$PYTHON" -m soundness.table "$OUT"/sound-*.jsonl.gz > "$OUT/sound.md"
head -30 "$OUT/sound.md"
