// @ts-check
/**
 * Texts of parts that load on demand. Pages get them with those parts: translations/lateTexts.json has the beginnings of
 * their keys, with the folder of the part. It is CommonJS because loaders require it.
 */
const FOLDERS = require('../../../translations/lateTexts.json');

/** Keys that begin like late ones, and that other parts use. */
const EARLY = new Set(['reportIssue']);

/**
 * Returns the beginning of a late key, or undefined for the key of another text.
 * @param {string} key
 * @returns {keyof typeof FOLDERS | undefined}
 */
exports.findLatePart = function findLatePart(key) {
  const parts = /** @type {(keyof typeof FOLDERS)[]} */ (Object.keys(FOLDERS));
  return EARLY.has(key)
    ? undefined
    : parts.find((part) => new RegExp(`^${part}(?![a-z])`).test(key));
};
