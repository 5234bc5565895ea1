import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { PALETTES, tokensToCss } from '@/src/shared/tokens';

type Scheme = 'light' | 'dark';
const SCHEMES: readonly Scheme[] = ['light', 'dark'];

const globalCss = readFileSync('src/site/theme/global.css', 'utf8');
const proseCss = readFileSync('src/site/theme/prose.css', 'utf8');
const variables = new Map(
  [...`${tokensToCss()}${globalCss}`.matchAll(/(--[\w-]+):\s*([^;}]+)/g)].map((match) => [
    match[1]!,
    match[2]!.trim(),
  ]),
);

/** The colour that a value of the style sheets has in a scheme, as six hexadecimal digits. */
function resolveColour(value: string, scheme: Scheme): string {
  const [, light, dark] = /^light-dark\(([^,]+(?:\([^)]*\))?),\s*(.+)\)$/.exec(value) ?? [];
  if (light && dark) {
    return resolveColour(scheme === 'light' ? light : dark, scheme);
  }
  const name = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (name) {
    const next = variables.get(name);
    if (next === undefined) {
      throw new Error(`${name} is not defined`);
    }
    return resolveColour(next, scheme);
  }
  const hex = /^#([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(value)?.[1];
  if (!hex) {
    throw new Error(`"${value}" is no colour`);
  }
  return hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
}

/** Relative luminance of WCAG 2.2. */
function getLuminance(hex: string): number {
  const [red, green, blue] = [0, 2, 4]
    .map((start) => parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** Contrast ratio of WCAG 2.2, from 1 to 21. */
function getContrast(text: string, background: string, scheme: Scheme): number {
  const [a, b] = [text, background].map((value) => getLuminance(resolveColour(value, scheme)));
  return (Math.max(a!, b!) + 0.05) / (Math.min(a!, b!) + 0.05);
}

/** The declaration of a property in the first rule whose selector is `selector`. */
function getDeclaration(css: string, selector: string, property: string): string {
  const escaped = selector.replace(/[.\s]/g, '\\$&');
  const rule = new RegExp(`(?:^|\\n)${escaped} \\{([^}]*)\\}`).exec(css)?.[1];
  const value = new RegExp(`(?:^|[;\\s])${property}:\\s*([^;]+);`).exec(rule ?? '')?.[1];
  if (value === undefined) {
    throw new Error(`${selector} has no ${property}`);
  }
  return value;
}

test('the contrast of black on white is 21, of a colour on itself 1', () => {
  expect(getContrast('#000', '#fff', 'light')).toBeCloseTo(21);
  expect(getContrast('#2f6fe4', '#2f6fe4', 'dark')).toBe(1);
});

describe.each(SCHEMES)('in %s', (scheme) => {
  test.each([
    ['--fg-text', '--fg-bg'],
    ['--fg-text', '--fg-bg-soft'],
    ['--fg-text', '--fg-bg-hover'],
    ['--fg-text', '--fg-accent-bg'],
    ['--fg-text-soft', '--fg-bg'],
    ['--fg-text-soft', '--fg-bg-soft'],
    ['--fg-text-soft', '--fg-bg-hover'],
    ['--fg-text-soft', '--fg-accent-bg'],
    ['--fg-accent', '--fg-bg'],
    ['--fg-accent', '--fg-bg-soft'],
    ['--fg-accent', '--fg-bg-hover'],
    ['--fg-accent', '--fg-accent-bg'],
    ['--fg-bg', '--fg-accent'],
  ])('text of %s on %s has a contrast of at least 4.5:1', (text, background) => {
    expect(getContrast(`var(${text})`, `var(${background})`, scheme)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['comment', 'keyword', 'string', 'number', 'tag', 'name', 'code'])(
    'highlighted code of kind %s has a contrast of at least 4.5:1',
    (kind) => {
      const colour = getDeclaration(proseCss, `.hl-${kind}`, 'color');
      const background = getDeclaration(proseCss, '.MuiCode-root pre', 'background');
      expect(getContrast(colour, background, scheme)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test('the focus outline has a contrast of at least 3:1 to the page', () => {
    const outline = getDeclaration(globalCss, ':focus-visible', 'outline').replace(
      /^3px solid /,
      '',
    );
    expect(getContrast(outline, 'var(--fg-bg)', scheme)).toBeGreaterThanOrEqual(3);
  });
});

describe('tokensToCss', () => {
  test('defines every step of the palettes of the specification', () => {
    expect(Object.keys(PALETTES)).toEqual([
      'blue',
      'blueDark',
      'grey',
      'error',
      'success',
      'warning',
    ]);
    for (const [name, scale] of Object.entries(PALETTES)) {
      for (const [step, value] of Object.entries(scale)) {
        expect(variables.get(`--fg-${name}-${step}`)).toBe(value);
      }
    }
  });

  test('defines the radius of 12 and the spacing of 8 pixels of the specification', () => {
    expect(tokensToCss()).toContain('--fg-radius:12px');
    expect(tokensToCss()).toContain('--fg-spacing:8px');
  });

  test('is one rule for the root', () => {
    expect(tokensToCss()).toMatch(/^:root\{[^{}]+\}$/);
  });
});
