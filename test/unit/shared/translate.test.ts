import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fillText, translate } from '@/src/shared/translate';

describe('fillText', () => {
  test.each<[string, Record<string, string> | undefined, string]>([
    ['Copy', undefined, 'Copy'],
    ['Color mode: {{mode}}', { mode: 'Dark' }, 'Color mode: Dark'],
    ['{{a}}{{b}} and {{a}}', { a: 'x', b: 'y' }, 'xy and x'],
    ['{{name}} demo', {}, '{{name}} demo'],
    ['{{name}} demo', undefined, '{{name}} demo'],
    ['{{name}} demo', { other: 'x' }, '{{name}} demo'],
    ['{{name}} demo', { name: '' }, ' demo'],
    ['{{name}} demo', { name: '{{name}}' }, '{{name}} demo'],
    ['{{name}} costs', { name: "$& $1 $'" }, "$& $1 $' costs"],
    ['{{ name }} {name}', { name: 'x' }, '{{ name }} {name}'],
    ['', { name: 'x' }, ''],
  ])('of "%s" with %j is "%s"', (text, values, expected) => {
    expect(fillText(text, values)).toBe(expected);
  });
});

describe('translate', () => {
  const TEXTS = {
    en: { copy: 'Copy', mode: 'Mode: {{mode}}', only: 'Only English', once: 'Once' },
    pt: { copy: 'Copiar', mode: 'Modo: {{mode}}' },
  };
  let warn: ReturnType<typeof jest.spyOn>;
  let error: ReturnType<typeof jest.spyOn>;
  beforeEach(() => {
    warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    error = jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  test.each([
    ['en', 'copy', 'Copy'],
    ['pt', 'copy', 'Copiar'],
    ['en', 'mode', 'Mode: x'],
    ['pt', 'mode', 'Modo: x'],
  ])('in %s returns the text of %s: "%s"', (language, key, expected) => {
    expect(translate(TEXTS, language, key, { mode: 'x' })).toBe(expected);
    expect(warn).not.toHaveBeenCalled();
    expect(error).not.toHaveBeenCalled();
  });

  test('returns the English text if a translation is missing', () => {
    expect(translate(TEXTS, 'pt', 'only')).toBe('Only English');
  });

  test('warns about a missing translation once per key', () => {
    translate(TEXTS, 'pt', 'once');
    translate(TEXTS, 'pt', 'once');
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('once'));
  });

  test('returns an ellipsis for an unknown language, and logs an error', () => {
    expect(translate(TEXTS, 'xx', 'copy')).toBe('…');
    expect(error).toHaveBeenCalledWith(expect.stringContaining('xx'));
  });
});
