import { describe, expect, test } from '@jest/globals';
import { readMessages } from '@/src/node/messages/readMessages';
import { formatPattern } from '@/src/shared/answers/messageFiles';

/** The messages of a module as `kind name: pattern`. */
const read = (source: string, file = 'Tabs/Tabs.js') =>
  readMessages(source, file).map(
    ({ kind, name, pattern }) => `${kind} ${name}: ${formatPattern(pattern)}`,
  );

describe('a message is read from', () => {
  test.each([
    [
      'a text',
      `console.error('MUI: The value is invalid.')`,
      'error Tabs: MUI: The value is invalid.',
    ],
    [
      'console.warn',
      `console.warn('MUI: The value is invalid.')`,
      'warning Tabs: MUI: The value is invalid.',
    ],
    [
      'a template',
      'console.error(`The value ${props.value} of ${name} and ${f(1)} is invalid.`)',
      'error Tabs: The value {value} of {name} and {…} is invalid.',
    ],
    [
      'a sum',
      `console.error('The value ' + value + ' is ' + 'invalid.')`,
      'error Tabs: The value {value} is invalid.',
    ],
    [
      'joined lines',
      "console.error(['The value is invalid.', `It is ${value}.`, list.join(', ')].join('\\n'))",
      'error Tabs: The value is invalid.\nIt is {value}.\n{…}',
    ],
    [
      'a format',
      `console.error('The %s prop of %s is invalid.', name, a.type)`,
      'error Tabs: The {name} prop of {type} is invalid.',
    ],
    [
      'a constant',
      `function f() { const text = 'The value is invalid.'; console.error(text); }`,
      'error Tabs: The value is invalid.',
    ],
    [
      'an error',
      `function f() { throw new TypeError('The value is invalid.'); }`,
      'thrown Tabs: The value is invalid.',
    ],
    [
      'a minified error',
      `throw new Error(dev ? 'The value is invalid.' : _formatMuiErrorMessage(7))`,
      'thrown Tabs: The value is invalid.',
    ],
    [
      'a prop check',
      `Tabs.propTypes = { a: props => { return new Error('The prop is invalid.'); } }`,
      'propCheck Tabs: The prop is invalid.',
    ],
    [
      'lines that are written once',
      `(0, _warning.warnOnce)(['The value is', 'invalid.'], 'error')`,
      'error Tabs: The value is\ninvalid.',
    ],
    [
      'data with messages',
      `const checks = [props => props.a && 'MUI X: The value is invalid.']`,
      'error Tabs: MUI X: The value is invalid.',
    ],
    [
      'a condition between words',
      "console.error(`A component is ${on ? '' : 'un'}controlled${name ? ` (${name})` : ''} now.`)",
      'error Tabs: A component is {un}controlled{name} now.',
    ],
  ])('%s', (_, source, expected) => {
    expect(read(source)).toEqual([expected]);
  });

  test('each branch of a condition', () => {
    expect(
      read(`console.error(a ? 'The first text is written.' : 'The second text is written.')`),
    ).toEqual([
      'error Tabs: The first text is written.',
      'error Tabs: The second text is written.',
    ]);
  });
});

test.each([
  ['a variable from elsewhere', 'console.error(message)'],
  ['a short text', `throw new Error('Missing')`],
  ['a text that nothing writes', `const label = 'The value is invalid.'`],
])('no message is read from %s', (_, source) => {
  expect(read(source)).toEqual([]);
});

test.each([
  [
    'Select/SelectInput.js',
    'const SelectInput = React.forwardRef(function SelectInput() { CALL });',
    'Select',
  ],
  ['styles/createPalette.js', 'export default function createPalette() { CALL }', 'createPalette'],
  ['hooks/useGridRows.js', 'function helper() { CALL }', 'useGridRows'],
  ['utils/colors.js', 'export function alpha() { CALL }', 'alpha'],
  ['useControlled/index.js', 'if (a) { CALL }', 'useControlled'],
])('in %s, a message of %s belongs to %s', (file, source, name) => {
  const code = source.replace('CALL', `console.error('The value is invalid.');`);
  expect(read(code, file)).toEqual([`error ${name}: The value is invalid.`]);
});
