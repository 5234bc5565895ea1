import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';

const TEXTS = {
  en: { copy: 'Copy', spacing: '{{count}} px', mode: 'Color mode' },
  pt: { copy: 'Copiar' },
};

let translate: typeof import('@/src/shared/translate').translate;
let warn: jest.Spied<typeof console.warn>;
let error: jest.Spied<typeof console.error>;
beforeEach(() => {
  // Warnings are logged once per page, so each test loads the module again.
  jest.isolateModules(() => {
    ({ translate } = require('@/src/shared/translate'));
  });
  warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  error = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('for a missing translation, the English text is used and a warning is logged once per key', () => {
  // @proves S5.2
  test('the English text is used, with its values', () => {
    expect(translate(TEXTS, 'pt', 'mode')).toBe('Color mode');
    expect(translate(TEXTS, 'pt', 'spacing', { count: '9' })).toBe('9 px');
  });

  // @proves S5.3
  test('there is one warning with the key, however often it is used', () => {
    for (let count = 0; count < 5; count += 1) {
      translate(TEXTS, 'pt', 'mode');
    }
    expect(warn.mock.calls).toEqual([[expect.stringContaining('mode')]]);
    expect(error).not.toHaveBeenCalled();
  });

  test('each other key has a warning of its own', () => {
    for (const key of ['mode', 'spacing', 'mode', 'spacing']) {
      translate(TEXTS, 'pt', key);
    }
    expect(warn.mock.calls).toEqual([
      [expect.stringContaining('mode')],
      [expect.stringContaining('spacing')],
    ]);
  });

  test('an existing translation causes no warning, even if it is empty', () => {
    expect(translate(TEXTS, 'pt', 'copy')).toBe('Copiar');
    expect(translate({ ...TEXTS, pt: { copy: '' } }, 'pt', 'copy')).toBe('');
    expect(warn).not.toHaveBeenCalled();
  });
});

// @proves S5.4, S8.6
describe('for an unknown language, an ellipsis is shown and an error is logged', () => {
  test.each(['xx', 'zh', '', 'EN'])('"%s"', (language) => {
    expect(translate(TEXTS, language, 'copy')).toBe('…');
    expect(error.mock.calls).toEqual([[expect.stringContaining('Missing language')]]);
    expect(warn).not.toHaveBeenCalled();
  });
});
