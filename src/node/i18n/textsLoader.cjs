// @ts-check
/**
 * Loads translations.json without the English texts that only the build uses, and those of parts that load on demand.
 * Turbopack requires loaders to be CommonJS.
 */
const { BUILD_TEXTS } = require('../../../translations/buildTexts.cjs');
const { findLatePart } = require('./lateTexts.cjs');

/**
 * @param {string} source the text of translations.json.
 * @returns {string} a module with the other texts.
 */
module.exports = function textsLoader(source) {
  const texts = Object.entries(JSON.parse(source)).filter(
    ([key]) => !BUILD_TEXTS.some((one) => one === key) && !findLatePart(key),
  );
  return `export default ${JSON.stringify(Object.fromEntries(texts))};`;
};
