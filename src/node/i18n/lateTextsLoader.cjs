// @ts-check
/** Loads translations/lateTexts.json as the English texts whose keys it describes. */
const { readFileSync } = require('node:fs');
const path = require('node:path');
const { BUILD_TEXTS } = require('../../../translations/buildTexts.cjs');
const { findLatePart } = require('./lateTexts.cjs');

/**
 * @this {{ resourcePath: string, addDependency: (file: string) => void }}
 * @returns {string} a module with the texts.
 */
module.exports = function lateTextsLoader() {
  const file = path.join(path.dirname(this.resourcePath), 'translations.json');
  this.addDependency(file);
  const texts = Object.entries(JSON.parse(readFileSync(file, 'utf8'))).filter(
    ([key]) => !BUILD_TEXTS.some((one) => one === key) && findLatePart(key),
  );
  return `export default ${JSON.stringify(Object.fromEntries(texts))};`;
};
