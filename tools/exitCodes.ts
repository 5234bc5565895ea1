/**
 * The exit code of a check that could not be made: neither that of a check that passed nor that of one that failed. The
 * runner of the proof reports it on a line of its own.
 */
export const NOT_CHECKED = 3;
