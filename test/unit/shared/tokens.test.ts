import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { tokensToCss } from '@/src/shared/tokens';

type Scheme = 'light' | 'dark';
const SCHEMES: readonly Scheme[] = ['light', 'dark'];

const globalCss = readFileSync('src/site/theme/global.css', 'utf8');
const variables = new Map(
  [...`${tokensToCss()}${globalCss}`.matchAll(/(--[\w-]+):\s*([^;}]+)/g)].map((match) => [
    match[1]!,
    match[2]!.trim(),
  ]),
);

/** Returns the color of a CSS value in a color scheme, as six hexadecimal digits. */
function resolveColor(value: string, scheme: Scheme): string {
  const [, light, dark] = /^light-dark\(([^,]+(?:\([^)]*\))?),\s*(.+)\)$/.exec(value) ?? [];
  if (light && dark) {
    return resolveColor(scheme === 'light' ? light : dark, scheme);
  }
  const name = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (name) {
    const next = variables.get(name);
    if (next === undefined) {
      throw new Error(`${name} is not defined`);
    }
    return resolveColor(next, scheme);
  }
  const hex = /^#([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(value)?.[1];
  if (!hex) {
    throw new Error(`"${value}" is no color`);
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
  const [a, b] = [text, background].map((value) => getLuminance(resolveColor(value, scheme)));
  return (Math.max(a!, b!) + 0.05) / (Math.min(a!, b!) + 0.05);
}

test('the contrast of black on white is 21, and of equal colors 1', () => {
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

  test('the focus outline has a contrast of at least 3:1 to the page', () => {
    expect(getContrast('var(--fg-focus)', 'var(--fg-bg)', scheme)).toBeGreaterThanOrEqual(3);
  });
});

describe('tokensToCss', () => {
  // @proves S3.29
  test('has the palettes of S3.29', () => {
    for (const name of ['blue', 'blueDark', 'grey', 'error', 'success', 'warning']) {
      expect(variables.get(`--fg-${name}-500`)).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  test('defines each color that the style sheets use and do not define themselves', () => {
    const texts = readdirSync('src/site', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(css|tsx?)$/.test(file))
      .map((file) => readFileSync(`src/site/${file}`, 'utf8'));
    const listNames = (pattern: RegExp) =>
      new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name)));
    const used = listNames(/var\((--fg-[\w-]+)/g);
    const defined = listNames(/(--fg-[\w-]+)['"]?\]?:/g);
    expect(used.size).toBeGreaterThan(20);
    expect([...used].filter((name) => !variables.has(name) && !defined.has(name))).toEqual([]);
  });

  // @proves S9.10, S9.11
  test('defines a radius of 12 and a spacing of 8 pixels', () => {
    expect(tokensToCss()).toContain('--fg-radius:12px');
    expect(tokensToCss()).toContain('--fg-spacing:8px');
  });

  test('returns one rule for the root', () => {
    expect(tokensToCss()).toMatch(/^:root\{[^{}]+\}$/);
  });
});
