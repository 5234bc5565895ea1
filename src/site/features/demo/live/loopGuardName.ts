/** Name of the function that each iteration of a loop in edited code calls with its line. */
export const LOOP_GUARD = '__fieldguideLoop';
