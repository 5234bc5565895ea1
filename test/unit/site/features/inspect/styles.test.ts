/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { applyDeclarations } from '@/src/site/features/inspect/applyDeclarations';
import { readCascade } from '@/src/site/features/inspect/styles/cascade';
import { findOrigin } from '@/src/site/features/inspect/styles/findOrigin';
import { readStyles } from '@/src/site/features/inspect/styles/readStyles';

beforeEach(() => {
  document.head.innerHTML = `<style>
    .css-abc { color: var(--mui-palette-primary-main); padding: 6px 16px; border-radius: 4px; }
    .css-abc.Mui-selected { color: red; }
    .css-card .MuiButton-root { background-color: blue; }
    .MuiButton-root { margin: 0 !important; }
    .MuiButton-root { margin-left: 8px; }
    .other { color: green; }
    body { font-size: 16px; }
  </style>`;
  document.body.innerHTML = `
    <div class="MuiCard-root css-card">
      <button class="MuiButton-root css-abc" style="letter-spacing: 1px"><span>Text</span></button>
    </div>`;
});
afterEach(() => {
  document.head.innerHTML = '';
});

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const list = (element: Element) =>
  readStyles(element).facts.map(({ property, value, from }) =>
    [property, value, from ? `from ${from.localName}` : ''].join(' ').trim(),
  );

test('The rules of an element, the strongest one last', () => {
  const { rules, unreadable } = readCascade(find('button'));
  expect(rules.map(({ selector }) => selector)).toEqual([
    '.css-abc',
    '.MuiButton-root',
    '.MuiButton-root',
    '.css-card .MuiButton-root',
    undefined,
  ]);
  expect(unreadable).toBe(0);
});

test('The declarations that win, with inherited ones', () => {
  expect(list(find('button'))).toEqual([
    'color var(--mui-palette-primary-main)',
    'background-color blue',
    'margin 0',
    'padding 6px 16px',
    'letter-spacing 1px',
    'font-size 16px from body',
    'border-radius 4px',
  ]);
  find('button').classList.add('Mui-selected');
  expect(list(find('button'))).toContain('color red');
  expect(list(find('span'))).toContain('color red from button');
});

test('Colors of Base UI demos have their variables only while a theme sets them', () => {
  const color = 'light-dark(var(--color-on-teal, white), var(--color-teal-950, #042f2e))';
  document.head.innerHTML = `<style>button { color: ${color}; }</style>`;
  document.body.innerHTML = '<button></button>';
  expect(readStyles(find('button')).facts[0]).toMatchObject({
    value: 'light-dark(white, #042f2e)',
    variables: [],
  });
  find('button').style.setProperty('--color-on-teal', 'pink');
  expect(readStyles(find('button')).facts[0]).toMatchObject({
    value: 'light-dark(var(--color-on-teal, white), #042f2e)',
    variables: [{ name: '--color-on-teal', value: 'pink' }],
  });
});

test('Variables and origins', () => {
  const button = find('button');
  document.body.style.setProperty('--mui-palette-primary-main', '#123');
  const { facts } = readStyles(button);
  expect(facts[0]?.variables.map(({ name }) => name)).toEqual(['--mui-palette-primary-main']);
  expect(facts.map((fact) => findOrigin(fact, fact.from ?? button).kind)).toEqual([
    'generated',
    'parent',
    'sheet',
    'generated',
    'inline',
    'sheet',
    'generated',
  ]);
});

test('Declarations are applied to a place of the demo, and nowhere else', () => {
  const [inside, outside] = [find('.MuiCard-root'), document.createElement('div')];
  outside.innerHTML = '<button class="MuiButton-root"></button>';
  document.body.append(outside);
  const stop = applyDeclarations([inside], '.MuiButton-root', [['color', 'rgb(1, 2, 3)']]);
  const colors = () =>
    [...document.querySelectorAll('button')].map((one) => getComputedStyle(one).color);
  expect(colors()[0]).toBe('rgb(1, 2, 3)');
  expect(colors()[1]).not.toBe('rgb(1, 2, 3)');
  stop();
  expect(colors()[0]).not.toBe('rgb(1, 2, 3)');
  expect(document.querySelector('[data-inspected]')).toBeNull();
});

test('What the browser sets is separated from what is inherited', () => {
  document.body.innerHTML = `<div class="other" style="font: 16px serif"><p>One</p></div>`;
  const paragraph = find('p');
  const { getComputedStyle } = window;
  // As for a button, which doesn't inherit its color and its font.
  window.getComputedStyle = (element) => {
    const style = getComputedStyle(element);
    const own: Record<string, string> = { color: 'black', 'font-size': '13px' };
    const isOwn = element === paragraph;
    return Object.assign(Object.create(style) as CSSStyleDeclaration, {
      getPropertyValue: (name: string) =>
        (isOwn ? own[name] : undefined) ?? (name in own ? 'other' : ''),
    });
  };
  const { facts } = readStyles(paragraph);
  window.getComputedStyle = getComputedStyle;
  const origins = facts.map((fact) => [
    fact.property,
    fact.value,
    findOrigin(fact, fact.from ?? paragraph).kind,
  ]);
  expect(origins).toContainEqual(['color', 'black', 'browser']);
  expect(origins).toContainEqual(['font-size', '13px', 'browser']);
  expect(origins.some(([property, , kind]) => property === 'color' && kind !== 'browser')).toBe(
    false,
  );
});
