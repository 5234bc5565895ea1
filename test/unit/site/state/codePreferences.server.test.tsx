/** The server has no cookies, so reading them there throws an error. */
import { describe, expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  flavourPreference,
  useFlavour,
  useVariant,
  variantPreference,
} from '@/src/site/state/codePreferences';

// @proves S8.10
describe('reading cookies on the server throws', () => {
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
