/** A small drawing per library, a path in a square of 48: layers, a smile, a bare outline, a ruler grid. */
export const PRODUCT_MARKS: Readonly<Record<string, string>> = {
  'material-ui': 'M24 9l15 8-15 8-15-8zM9 24l15 8 15-8M9 31l15 8 15-8',
  'joy-ui': 'M24 7a17 17 0 1 0 0 34 17 17 0 0 0 0-34M17 27c2 4.5 12 4.5 14 0M18 19v2M30 19v2',
  'base-ui': 'M10 10h8M22 10h4M30 10h8v8M38 22v4M38 30v8h-8M26 38h-4M18 38h-8v-8M10 26v-4M10 18v-8',
  system: 'M9 9h30v30H9zM9 19h30M19 9v30M26 26h6v6h-6z',
};
