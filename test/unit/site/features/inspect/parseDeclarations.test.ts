import { expect, test } from '@jest/globals';
import { parseDeclarations } from '@/src/site/features/inspect/parseDeclarations';

const KNOWN = ['color', 'padding', 'background', 'background-image', 'content'];
const supports = (property: string) => property.startsWith('--') || KNOWN.includes(property);
const parse = (text: string) => parseDeclarations(text, supports);

test.each([
  ['color: red', [['color', 'red']]],
  [
    'COLOR : red !important ;; padding:8px',
    [
      ['color', 'red'],
      ['padding', '8px'],
    ],
  ],
  ['/* a; b */ color: rgb(0 0 0 / 0.5);', [['color', 'rgb(0 0 0 / 0.5)']]],
  ['--Button-gap: 4px', [['--Button-gap', '4px']]],
  ["content: 'a;b'", [['content', "'a;b'"]]],
  ['color: red; color: blue', [['color', 'blue']]],
])('%s', (text, declarations) => {
  expect(parse(text)).toEqual({ declarations, problems: [] });
});

test.each([
  ['background: url(https://example.com/a.png)', 'address'],
  ['background: URL ("a")', 'address'],
  ['background-image: image-set("a.png" 1x)', 'address'],
  ['--a: url(//example.com)', 'address'],
  ['background: \\75 rl(a)', 'address'],
  ["@import 'a'", 'address'],
  ['color', 'syntax'],
  ['color: red } body { color: blue', 'syntax'],
  ['color: </style>', 'syntax'],
  ['colour: red', 'unsupported'],
])('%s is left out', (text, reason) => {
  const { declarations, problems } = parse(text);
  expect(declarations).toEqual([]);
  expect(problems).toEqual([expect.objectContaining({ reason })]);
});
