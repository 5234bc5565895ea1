/**
 * Comments of the packages were written for another site, and name parts of its pages. Each rule rewrites one such
 * phrase so that the sentence is true here.
 */
const RULES: readonly (readonly [phrase: RegExp, replacement: string])[] = [
  // API pages have a link to the source code. They have no "Edit this page" button.
  [/ by clicking on the\s+"Edit this page" button above/g, ''],
];

/** Phrases that only make sense on the site that a comment was written for. */
const SITE_REFERENCE = /\bthis page" (?:button|link)|\b(?:button|link) (?:above|below)\b/i;

/** Rewrites the phrases of a comment that refer to another site. */
export function rewriteSiteReferences(comment: string): string {
  return RULES.reduce((text, [phrase, replacement]) => text.replace(phrase, replacement), comment);
}

/** Returns whether a comment names a part of a page that this site doesn't have, so that it needs a rule. */
export function hasSiteReference(comment: string): boolean {
  return SITE_REFERENCE.test(comment);
}
