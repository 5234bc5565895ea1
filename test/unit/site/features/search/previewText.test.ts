import { describe, expect, test } from '@jest/globals';
import { readPreview, readRuns } from '@/src/site/features/search/previewText';

const COPY = `---
title: Card
source: https://example.com/card/
---

# Card

Cards group \`content\`.

\`\`\`tsx
import Card from '@mui/material/Card';
\`\`\`

Parts of this page: [Demos](https://example.com/card/), [API](https://example.com/api/card/)

[**Playground**](https://example.com/card/#playground)

\`\`\`jsx
<Card />
\`\`\`

Use [cards](https://example.com/card/) for one *subject* with \\*stars\\*.

## Media

### Accessibility

The image needs a text.

## Actions

Put them last.

[**CardBusy demo**](https://example.com/card/#CardBusy)

\`\`\`tsx title="CardBusy.tsx"
import {
  a,
} from 'a';
import b from 'b';

## not a heading
${'busy();\n'.repeat(20)}\`\`\`

### Accessibility

- Name each action.

| Key | Action |
| --- | --- |
| Enter | opens |

## Empty
`;

const page = { kind: 'page', title: 'Card', href: '/card/', crumbs: [] } as const;
const section = (title: string, ...under: string[]) =>
  ({ kind: 'section', title, href: `/card/#${title}`, crumbs: ['Card', ...under] }) as const;
const print = (...[place]: [Parameters<typeof readPreview>[1]]) =>
  readPreview(COPY, place).map((block) =>
    block.kind === 'code'
      ? `code ${block.text}`
      : `${block.kind} ${block.runs.map(({ text, isCode }) => (isCode ? `<${text}>` : text)).join('')}`,
  );

describe('readPreview', () => {
  test('a page shows its text above the first heading, with one code block and no list of links', () => {
    expect(print(page)).toEqual([
      'text Cards group <content>.',
      "code import Card from '@mui/material/Card';",
      'text Use cards for one subject with *stars*.',
    ]);
  });

  test('a section ends at the next heading of its level, and its code is shortened', () => {
    const blocks = print(section('Actions'));
    expect(blocks.filter((block) => !block.startsWith('code'))).toEqual([
      'text Put them last.',
      'heading Accessibility',
      'item Name each action.',
      'item Key · Action',
      'item Enter · opens',
    ]);
    const [code = ''] = blocks.filter((block) => block.startsWith('code'));
    expect(code.split('\n')).toHaveLength(17);
    expect(code.endsWith('…')).toBe(true);
  });

  test.each([
    ['Media', 'text The image needs a text.'],
    ['Actions', 'item Name each action.'],
  ])('of two sections with the same name, the one below %s is shown', (parent, text) => {
    expect(print(section('Accessibility', parent))[0]).toBe(text);
  });

  test('a demo shows its code, and an error the section that mentions it', () => {
    const [code, ...others] = print({ ...page, kind: 'demo', href: '/card/#CardBusy' });
    expect(code).toMatch(/^code ## not a heading\nbusy/);
    expect(others).toEqual([]);
    const error = {
      ...page,
      kind: 'error',
      title: 'MUI: no',
      crumbs: ['Card', 'Actions'],
    } as const;
    expect(print(error)[0]).toBe('text Put them last.');
  });

  test('what the copy does not have has no preview', () => {
    expect(print(section('Other'))).toEqual([]);
    expect(print(section('Empty'))).toEqual([]);
    expect(print({ ...page, kind: 'demo', href: '/card/#Other' })).toEqual([]);
    expect(readPreview('<!doctype html><title>404</title>', page)).toEqual([]);
  });
});

test.each([
  ['a **bold** word and _one_ more', 'a bold word and one more'],
  ['snake_case and 2 * 3 * 4', 'snake_case and 2 * 3 * 4'],
  ['``a ` b``', '<a ` b>'],
  ['[`Card`](https://example.com/)', '<Card>'],
  ['<img onerror=x>', '<img onerror=x>'],
])('the text of %s is %s', (markdown, text) => {
  expect(
    readRuns(markdown)
      .map((run) => (run.isCode ? `<${run.text}>` : run.text))
      .join(''),
  ).toBe(text);
});
