import { expect, test } from '@jest/globals';
import { cutSections } from '@/src/node/search/cutSections';
import { renderMarkdown } from '@/src/node/markdown/renderMarkdown';
import { createBuildText } from '@/src/node/i18n/languages';

const PAGE = `---
title: Stones
---

# Stones

<p class="description">Stones lie.</p>

Before all headings.

## Round stones

They roll. Pass \`size\`.

{{"demo": "RoundStone.tsx"}}

\`\`\`tsx
<Stone roundness={3} />
\`\`\`

### Very round

It throws "Too round to lie still" when pushed. In the console you find \`Stone lost its grip\`.

#### Deep

A deep one.

## Flat stones

Nothing "Quoted Like This" without reason.
`;

const sections = () =>
  cutSections(renderMarkdown(PAGE, 'data/stones.md', { t: createBuildText('en') }).blocks);

test('a page is split at its h2 and h3', () => {
  expect(sections().map(({ title, hash, under }) => [title, hash, under])).toEqual([
    ['', undefined, undefined],
    ['Round stones', 'round-stones', undefined],
    ['Very round', 'very-round', 'Round stones'],
    ['Flat stones', 'flat-stones', undefined],
  ]);
});

test('text and code are kept apart, and demos stay under their heading', () => {
  const [intro, round, very] = sections();
  expect(intro!.text).toBe('Before all headings.');
  expect(round!.text).toBe('They roll. Pass size.');
  expect(round!.code).toContain('roundness');
  expect(round!.demos).toEqual(['RoundStone.tsx']);
  expect(very!.text).toContain('A deep one.');
});

test('error messages are found where the text mentions one', () => {
  expect(sections().map(({ errors }) => errors)).toEqual([
    [],
    [],
    ['Too round to lie still', 'Stone lost its grip'],
    [],
  ]);
});

test('an embed adds its text with its headings, or the names in the row headers of its table', () => {
  const embed = (name: string) => ({
    type: 'component' as const,
    name,
    props: {},
    under: '',
    line: 1,
  });
  const html = {
    Messages: '<h2 id="messages">Messages</h2><p>Too round.</p>',
    Variables:
      '<table><tr><th scope="row"><code>--Stone-size</code></th><td>text</td></tr></table>',
    Other: '<p>never read</p>',
  };
  const cut = cutSections([embed('Messages'), embed('Variables'), embed('Other')], ({ name }) =>
    name === 'Other'
      ? undefined
      : {
          searchable: name === 'Variables' ? 'names' : 'text',
          html: html[name as keyof typeof html],
        },
  );
  expect(cut.map(({ title, text, names }) => [title, text, names])).toEqual([
    ['', '', []],
    ['Messages', 'Too round.', ['--Stone-size']],
  ]);
});
