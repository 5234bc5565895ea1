/** On the server there are no cookies of a reader: who asks for them has made a mistake, and hears of it. */
import { describe, expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  flavourPreference,
  useFlavour,
  useVariant,
  variantPreference,
} from '@/src/site/state/codePreferences';

// @proves S8.10
describe('section 8, "Cookie reader on the server: throws"', () => {
  test.each([
    ['codeVariant', variantPreference],
    ['codeStyling', flavourPreference],
  ])('%s, with its name', (cookie, preference) => {
    expect(typeof document).toBe('undefined');
    expect(() => preference.get()).toThrow(cookie);
  });
});

test('components are rendered on the server with the defaults', () => {
  function Code() {
    return (
      <p>
        {useVariant()} {useFlavour()}
      </p>
    );
  }
  expect(renderToStaticMarkup(<Code />)).toBe('<p>TS system</p>');
});
