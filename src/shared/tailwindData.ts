/** File in the export: the style sheet that Tailwind compiles for edited demos. */
export const TAILWIND_DATA = 'tailwind-data.css';
