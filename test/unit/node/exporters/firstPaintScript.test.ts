import vm from 'node:vm';
import { expect, test } from '@jest/globals';
import { buildFirstPaintScript } from '@/src/node/exporters/firstPaintScript';

const script = buildFirstPaintScript();

/** The little of a page that the script touches. */
function openPage(stored: Readonly<Record<string, string>>) {
  const attributes: Record<string, string> = {};
  const documentElement = {
    dataset: {} as Record<string, string>,
    dir: '',
    setAttribute: (name: string, value: string) => (attributes[name] = value),
  };
  const context = vm.createContext({
    document: { documentElement, querySelectorAll: () => [] },
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    matchMedia: () => ({ matches: false }),
  });
  const names = Object.keys(context);
  vm.runInContext(script, context);
  return { attributes, documentElement, added: Object.keys(context).slice(names.length) };
}

test('the script sets mode and direction without global variables', () => {
  const { attributes, documentElement, added } = openPage({
    'mui-mode': 'dark',
    'fieldguide-theme': '{"direction":"rtl"}',
  });
  expect(attributes).toEqual({ 'data-mui-color-scheme': 'dark' });
  expect(documentElement).toMatchObject({ dir: 'rtl', dataset: { js: '' } });
  expect(added).toEqual([]);
});

test('it is valid in a script element, small, and a syntax error in browsers without ES2022', () => {
  expect(script).not.toContain('<');
  expect(script.length).toBeLessThan(750);
  expect(script).toMatch(/class\{static\{/);
});
