// @ts-check
/** ESLint rules that only this repository needs; eslint.config.mjs says where they hold. */
import { defaultExportName } from './defaultExportName.mjs';
import { designValues } from './designValues.mjs';
import { noOwnTexts } from './noOwnTexts.mjs';

/** @type {import('eslint').ESLint.Plugin} */
export const rules = {
  rules: {
    'default-export-name': defaultExportName,
    'design-values': designValues,
    'no-own-texts': noOwnTexts,
  },
};
