import { expect, test } from '@jest/globals';
import { fromHtml, toText } from '@/src/node/pageText/mdast';
import { find, findAll, textOf } from '../../../support/html';
import { FILE, failureOf, render, renderTree } from '../../../support/markdown';

const SECTION = `## Removed props

:::components{for="Dialog Drawer"}

### Backdrop clicks

Check the reason.

:::

Text below.`;

test('a section names its components, and keeps the hash of its heading', () => {
  const [section] = findAll(renderTree(SECTION), 'div').filter(
    ({ properties }) => properties.dataComponents === 'Dialog Drawer',
  );
  expect(find(section!, 'h3').properties.id).toBe('backdrop-clicks');
  expect(textOf(section!)).not.toContain('Text below.');
});

test('its heading is in the table of contents', () => {
  expect(render(SECTION).toc[0]!.children).toEqual([
    { text: 'Backdrop clicks', hash: 'backdrop-clicks' },
  ]);
});

test('the Markdown copy has its text', () => {
  const html = render(SECTION)
    .blocks.map((block) => (block.type === 'html' ? block.html : ''))
    .join('');
  expect(toText(fromHtml(html, (href) => href).children)).toContain('### Backdrop clicks');
});

test.each([
  ['## A\n\n:::components\n\n### B\n\n:::', 'the section names no component'],
  ['## A\n\n:::components{for="Tabs"}\n\nText.\n\n:::', 'the section begins without a heading'],
])('%j is an error', (source, cause) => {
  expect(failureOf(source)).toMatchObject({ file: FILE, cause });
});
