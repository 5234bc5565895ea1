import { describe, expect, test } from '@jest/globals';
import type { CodeTabsBlock } from '@/src/shared/page';
import { find, getClasses, parseHtml, textOf } from '../../../support/html';
import { FILE, failureOf, render } from '../../../support/markdown';

const TABS = `<codeblock storageKey="package-manager">

\`\`\`bash npm
npm install @emotion/react
\`\`\`

\`\`\`bash pnpm
pnpm add @emotion/react && echo "<done>"
\`\`\`

</codeblock>`;

function toCode(html: string | undefined) {
  return find(parseHtml(html ?? ''), '.MuiCode-root pre code');
}

describe('code tabs', () => {
  test('are a block with a storage key and a labeled tab for each fence', () => {
    const { blocks } = render(`Before.\n\n${TABS}\n\nAfter.`);
    expect(blocks.map(({ type }) => type)).toEqual(['html', 'codeTabs', 'html']);
    const block = blocks[1] as CodeTabsBlock;
    expect(block.storageKey).toBe('package-manager');
    expect(block.tabs.map(({ label }) => label)).toEqual(['npm', 'pnpm']);
    expect(block.tabs.map(({ html }) => textOf(toCode(html)))).toEqual([
      'npm install @emotion/react',
      'pnpm add @emotion/react && echo "<done>"',
    ]);
    expect(getClasses(toCode(block.tabs[0]?.html))).toEqual(['language-bash']);
  });

  test('can occur twice on a page', () => {
    const { blocks } = render(`${TABS}\n\n${TABS}`);
    expect(blocks.map(({ type }) => type)).toEqual(['codeTabs', 'codeTabs']);
  });
});

describe('an error', () => {
  const fence = '```bash npm\nnpm i\n```';
  test.each([
    [
      'tabs without a key',
      `<codeblock>\n\n${fence}\n\n</codeblock>`,
      3,
      '"<codeblock>" does not open code tabs',
      '<codeblock storageKey="package-manager">',
    ],
    [
      'no blank line after the opening tag',
      `<codeblock storageKey="a">\n${fence}\n\n</codeblock>`,
      3,
      '"<codeblock storageKey="a">" does not open code tabs',
      'blank line',
    ],
    [
      'tabs that are never closed',
      `<codeblock storageKey="a">\n\n${fence}\n\nText.`,
      3,
      'never closed',
      '</codeblock>',
    ],
    [
      'text between the tabs',
      `<codeblock storageKey="a">\n\n${fence}\n\nText.\n\n</codeblock>`,
      9,
      'something other than a fence',
      'move it',
    ],
    [
      'a tab without a label',
      '<codeblock storageKey="a">\n\n```bash\nnpm i\n```\n\n</codeblock>',
      5,
      'without a label',
      '```bash npm',
    ],
    [
      'a tab with a title in place of a label',
      '<codeblock storageKey="a">\n\n```bash title="a.sh"\nnpm i\n```\n\n</codeblock>',
      5,
      'without a label',
      '```bash npm',
    ],
    [
      'a tab of an unknown language',
      '<codeblock storageKey="a">\n\n```rust npm\nfn\n```\n\n</codeblock>',
      5,
      'unknown fence language "rust"',
      'use one of: ',
    ],
    [
      'tabs without a fence',
      '<codeblock storageKey="a">\n\n</codeblock>',
      3,
      'without a fence',
      'at least one fence',
    ],
    [
      'two tabs with the same label, whose choice could not be remembered',
      `<codeblock storageKey="a">\n\n${fence}\n\n${fence}\n\n</codeblock>`,
      9,
      'label "npm"',
      'label',
    ],
  ])('is made for %s', (_name, text, line, cause, remedy) => {
    expect(failureOf(`Text.\n\n${text}`)).toEqual({
      file: FILE,
      line,
      cause: expect.stringContaining(cause),
      remedy: expect.stringContaining(remedy),
    });
  });

  test('is made for tabs inside another element', () => {
    const indented = TABS.replace(/^(?=.)/gm, '  ').replace(/^ {2}/, '- ');
    expect(failureOf(indented).file).toBe(FILE);
  });
});
