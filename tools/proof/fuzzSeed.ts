/** The seed of generated values, unless `FUZZ_SEED` sets another one. */
const DEFAULT_SEED = 20261124;

/**
 * Returns the seed of the generated values in `test/unit/fuzz`.
 * @throws Error when `FUZZ_SEED` isn't a whole number.
 */
export function readFuzzSeed(): number {
  const { FUZZ_SEED } = process.env;
  const seed = FUZZ_SEED ? Number(FUZZ_SEED) : DEFAULT_SEED;
  if (!Number.isInteger(seed)) {
    throw new Error(`FUZZ_SEED is ${FUZZ_SEED}: use a whole number.`);
  }
  return seed;
}
