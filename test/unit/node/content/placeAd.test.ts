import { expect, test } from '@jest/globals';
import { placeAd } from '@/src/node/content/placeAd';
import { createHeading } from '@/src/node/markdown/elements';
import { renderHtml } from '@/src/node/markdown/html';
import type { BuiltBlock } from '@/src/shared/page';

const HEADING = renderHtml([createHeading(2, 'size', 'Size', (key) => key)]);
const html = (content: string): BuiltBlock => ({ type: 'html', html: content });
const links: BuiltBlock = { type: 'apiLinks', links: [] };

test.each<[string, BuiltBlock[], BuiltBlock[], number]>([
  [
    'between the introduction and the first heading',
    [links, html(`<p>Text.</p>${HEADING}<p>More.</p>`)],
    [links, html('<p>Text.</p>'), html(`${HEADING}<p>More.</p>`)],
    2,
  ],
  ['before a block that starts with a heading', [links, html(HEADING)], [links, html(HEADING)], 1],
  [
    'before the second heading if the first one starts the page',
    [html(HEADING), links, html(HEADING)],
    [html(HEADING), links, html(HEADING)],
    2,
  ],
  ['after the first block of a page without headings', [links, links], [links, links], 1],
  ['on an empty page', [], [], 0],
])('the ad is %s', (_where, blocks, expected, adIndex) => {
  expect(placeAd(blocks)).toEqual({ blocks: expected, adIndex });
});
