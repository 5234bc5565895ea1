/** Maximum length of a pasted text in characters. It fits an error of TypeScript with three overloads. */
export const MAX_PASTED = 5000;
