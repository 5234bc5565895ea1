import { expect, test } from '@jest/globals';
import english from '@/translations/translations.json';

test('no interface text is empty', () => {
  expect(Object.entries(english).filter(([, text]) => text.trim() === '')).toEqual([]);
});
