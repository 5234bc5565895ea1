// @ts-check
/**
 * Texts of parts that load on demand. Pages get them with those parts: translations/lateTexts.json has the beginnings of
 * their keys, with the folder of the part. It is CommonJS because loaders require it.
 */
/** @type {string[][]} */
const PARTS = require('../../../translations/lateTexts.json');

/** Keys that begin like late ones, and that other parts use, or the part before it is loaded. */
const EARLY = new Set([
  'offline',
  'offlineMissing',
  'offlineNothing',
  'offlinePages',
  'offlineProducts',
  'offlineTitle',
  'reportIssue',
  'search',
  'searchClose',
  'searchFailed',
  'searchField',
  'searchHint',
  'searchLoading',
  'searchNextProduct',
  'searchNextType',
  'shortcuts',
]);

/**
 * Returns the folder of the part that a late text belongs to, or undefined for another text.
 * @param {string} key
 * @returns {string | undefined}
 */
exports.findLatePart = function findLatePart(key) {
  const part = PARTS.find(([start]) => new RegExp(`^${start}(?![a-z])`).test(key));
  return EARLY.has(key) ? undefined : part?.[1];
};
