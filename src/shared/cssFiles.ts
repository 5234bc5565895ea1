/** Functions and rules of CSS that load files or run code, in any value that a visitor or another program wrote. */
export const LOADS_FILES =
  /(?:url|src|image|image-set|cross-fade|element|paint)\s*\(|expression\s*\(|javascript:|@import/i;
