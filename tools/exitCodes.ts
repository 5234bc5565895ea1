/**
 * The exit code of a check that couldn't run, which differs from those of passed and failed checks. The proof runner
 * reports it separately.
 */
export const NOT_CHECKED = 3;
