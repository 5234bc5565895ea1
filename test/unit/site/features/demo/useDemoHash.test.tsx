/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import type { Flavour, Variant } from '@/src/shared/flavours';
import { useCodeHash } from '@/src/site/features/demo/useDemoHash';
import { flavourPreference, variantPreference } from '@/src/site/state/codePreferences';

interface Choice {
  variant: Variant;
  flavour: Flavour;
}

function Page() {
  useCodeHash();
  return <h2 id="css-variables">CSS variables</h2>;
}

const setHash = (hash: string) => window.history.replaceState(null, '', `/page/${hash}`);
const read = (): Choice => ({
  variant: variantPreference.get(),
  flavour: flavourPreference.get(),
});

/** Sets the user's stored choice, which applies if the hash doesn't set a value. */
function choose({ variant, flavour }: Choice): void {
  variantPreference.set(variant);
  flavourPreference.set(flavour);
}

let cookies: string;
const noteCookies = () => {
  cookies = document.cookie;
};
beforeEach(() => setHash(''));
afterEach(() => {
  expect(document.cookie).toBe(cookies);
  expect(cookies).toMatch(/codeVariant=.*codeStyling=|codeStyling=.*codeVariant=/);
});

// @proves S4.12, S4.15
describe('the hash sets the code variant and the styling flavor', () => {
  test.each<[hash: string, before: Choice, after: Partial<Choice>]>([
    ['', { variant: 'JS', flavour: 'css' }, {}],
    ['#BasicButtons', { variant: 'JS', flavour: 'tailwind' }, {}],
    ['#BasicButtons.js', { variant: 'TS', flavour: 'css' }, { variant: 'JS' }],
    ['#BasicButtons.tsx', { variant: 'JS', flavour: 'css' }, { variant: 'TS' }],
    ['#tailwind-SelectMultiple', { variant: 'JS', flavour: 'css' }, { flavour: 'tailwind' }],
    ['#system-SelectMultiple', { variant: 'JS', flavour: 'css' }, { flavour: 'system' }],
    [
      '#css-SelectMultiple.js',
      { variant: 'TS', flavour: 'tailwind' },
      { variant: 'JS', flavour: 'css' },
    ],
    [
      '#tailwind-SelectMultiple.tsx',
      { variant: 'JS', flavour: 'css' },
      { variant: 'TS', flavour: 'tailwind' },
    ],
    // The page has no demo: the hash of a removed demo sets both as well.
    [
      '#css-RemovedDemo.js',
      { variant: 'TS', flavour: 'system' },
      { variant: 'JS', flavour: 'css' },
    ],
    ['#basic-button.js', { variant: 'TS', flavour: 'css' }, { variant: 'JS' }],
    ['#basic-system-button', { variant: 'JS', flavour: 'tailwind' }, { flavour: 'system' }],
    // A heading of the page.
    ['#css-variables', { variant: 'JS', flavour: 'tailwind' }, {}],
    ['#100%', { variant: 'JS', flavour: 'tailwind' }, {}],
  ])(
    '%j over the preference %j sets %j, and does not change the cookies',
    (hash, before, after) => {
      choose(before);
      noteCookies();
      setHash(hash);
      render(<Page />);
      expect(read()).toEqual({ ...before, ...after });
    },
  );

  test('also when the hash changes later, until the page is left', () => {
    const before: Choice = { variant: 'TS', flavour: 'system' };
    choose(before);
    noteCookies();
    const { unmount } = render(<Page />);
    expect(read()).toEqual(before);
    setHash('#css-SelectMultiple.js');
    window.dispatchEvent(new HashChangeEvent('hashchange'));
    expect(read()).toEqual({ variant: 'JS', flavour: 'css' });
    unmount();
    setHash('#system-SelectMultiple.tsx');
    window.dispatchEvent(new HashChangeEvent('hashchange'));
    expect(read()).toEqual({ variant: 'JS', flavour: 'css' });
  });
});
