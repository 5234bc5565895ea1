import css from '@eslint/css';
import { expect, test } from '@jest/globals';
import { Linter } from 'eslint';
import { designValues } from '@/tools/lint/designValues.mjs';

const MODULE = 'src/site/ui/a.module.css';

const listMessages = (declarations: string, file = MODULE) =>
  new Linter()
    .verify(
      `.a { ${declarations} }`,
      {
        files: ['**/*.css'],
        plugins: { css, own: { rules: { values: designValues } } },
        language: 'css/css',
        rules: { 'own/values': 'error' },
      },
      file,
    )
    .map(({ message }) => message);

test.each([
  'font-size: var(--fg-size-code)',
  'font-size: 0.875em',
  'font-size: min(var(--fg-size-h1), 12vw)',
  'font: 600 var(--fg-size-control) / 1.5rem var(--fg-font)',
  'font: inherit',
  'margin: 0 -0.5rem auto 3rem',
  'padding: calc(1.75rem + 1rem)',
  'border: var(--fg-border)',
  'border-inline-end: 2px solid transparent',
  'border-radius: 50%',
  'border-radius: calc(var(--fg-radius) - 1px)',
  'color: var(--fg-text)',
  'outline: 2px solid Highlight',
  'background: color-mix(in srgb, var(--fg-accent) 7%, transparent)',
  'background: url(red.svg)',
  'transition: rotate var(--fg-duration)',
  'inline-size: 7px',
])('%s is on the scale', (declaration) => {
  expect(listMessages(declaration)).toEqual([]);
});

test.each([
  ['font-size: 0.9rem', 'Use a size of text'],
  ['font-size: 13px', 'Use a size of text'],
  ['font: 400 1rem / 1.5 serif', 'Use a size of text'],
  ['font-weight: 500', 'Use the weight'],
  ['font: 500 var(--fg-size-code) / 1.5 serif', 'Use the weight'],
  ['margin-inline: 0.625rem', 'Use a step of space'],
  ['padding: 8px', 'Use a step of space'],
  ['row-gap: 0.5em', 'Use a step of space'],
  ['border-radius: 8px', 'Use a radius'],
  ['border-end-end-radius: 0.5rem', 'Use a radius'],
  ['border: 1px solid var(--fg-line)', 'Use var(--fg-border).'],
  ['border-block-end: 1px solid var(--fg-line-strong)', 'Use var(--fg-border-field).'],
  ['outline: 3px solid var(--fg-focus)', 'Use var(--fg-ring).'],
  ['border-inline-start: 4px solid currentcolor', 'Use a width'],
  ['color: #fff', 'Use the role of a color.'],
  ['fill: white', 'Use the role of a color.'],
  ['box-shadow: 0 1px 2px rgb(0 0 0 / 0.2)', 'Use the role of a color.'],
  ['background: light-dark(var(--fg-bg), var(--fg-text))', 'Use the role of a color.'],
  ['--tone: var(--fg-blue-500)', 'Use the role of a color.'],
  ['animation: appear 100ms', 'Use a duration'],
  ['transition-duration: 0.2s', 'Use a duration'],
  ['--fg-new: 1px', 'Declare tokens in src/site/theme/global.css.'],
])('%s is not', (declaration, message) => {
  expect(listMessages(declaration)).toEqual([expect.stringContaining(message)]);
});

test('tokens and fonts have values of their own', () => {
  expect(listMessages('--fg-new: 1px solid #123', 'src/site/theme/global.css')).toEqual([]);
  expect(listMessages('} @font-face { font-weight: 300; src: url(a)')).toEqual([]);
});
