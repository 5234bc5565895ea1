import { describe, expect, test } from '@jest/globals';
import { dependencies } from '@/package.json';
import { find, findAll, getChildren, getClasses, textOf } from '../../../support/html';
import { FILE, failureOf, renderTree } from '../../../support/markdown';

describe('a fence', () => {
  test('is a code block with its language, focusable, and a button to copy it', () => {
    const root = renderTree('```tsx\n<Button />\n```');
    const code = find(root, '.MuiCode-root pre code');
    const button = find(root, '.MuiCode-root button.MuiCode-copy');
    expect(find(root, 'pre').properties.tabIndex).toBe(0);
    expect(getClasses(code)).toEqual(['language-tsx']);
    expect(textOf(code)).toBe('<Button />');
    expect(button.properties.type).toBe('button');
    expect(textOf(button)).toBe('Copy');
    expect(findAll(root, '.MuiCode-title')).toEqual([]);
    expect(textOf(find(root, '.MuiCode-language'))).toBe('TSX');
  });

  test.each([
    ['html', '<p class="a & b">1 < 2 &amp; 3</p>'],
    ['bash', 'npm install @emotion/react\n\nnpm run "a b" && echo $HOME'],
    ['none', '</code></pre><script>alert(1)</script>'],
  ])('of %s keeps its text to the letter', (language, text) => {
    expect(textOf(find(renderTree(`\`\`\`${language}\n${text}\n\`\`\``), 'code'))).toBe(text);
  });

  test.each([
    ['bash', 'Bash'],
    ['none', 'Text'],
    ['css', 'CSS'],
  ])('of %s is labeled %s', (language, label) => {
    const root = renderTree(`\`\`\`${language}\na\n\`\`\``);
    expect(textOf(find(root, '.MuiCode-language'))).toBe(label);
  });

  test('shows its title in place of the language, then the button, above the code', () => {
    const root = renderTree('```ts title="src/a < b & c.ts"\nlet a;\n```');
    const [title, button, pre] = getChildren(find(root, '.MuiCode-root'));
    expect(button?.tagName).toBe('button');
    expect(getClasses(title!)).toEqual(['MuiCode-title']);
    expect(textOf(title!)).toBe('src/a < b & c.ts');
    expect(pre?.tagName).toBe('pre');
  });

  test('may install the versions of the site, and other packages in any version', () => {
    const text = `npm install @mui/material@${dependencies['@mui/material']} @mui/material-nextjs@6 react`;
    expect(textOf(find(renderTree(`\`\`\`bash\n${text}\n\`\`\``), 'code'))).toBe(text);
  });

  test('in a list belongs to its item', () => {
    const root = renderTree('- One\n\n  ```ts\n  let a;\n  ```');
    expect(textOf(find(root, 'li .MuiCode-root code'))).toBe('let a;');
  });
});

describe('an error', () => {
  test.each([
    ['```rust\nfn main() {}\n```', 'unknown fence language "rust"', 'use one of: ts, tsx, '],
    ['```\ntext\n```', 'a fence without a language', 'use one of: ts, tsx, '],
    ['    indented', 'a fence without a language', 'use one of: ts, tsx, '],
    ['```ts "src/a.ts"\nlet a;\n```', '""src/a.ts"" after the language', 'title="file name"'],
    ['```ts title=src/a.ts\nlet a;\n```', '"title=src/a.ts" after the language', 'title="'],
    ['```ts two words\nlet a;\n```', '"two words" after the language', 'title="'],
    [
      '```bash\nnpm install @emotion/react @mui/material\n```',
      '"@mui/material" installs another version',
      `write @mui/material@${dependencies['@mui/material']}`,
    ],
    [
      '```bash\ncd app\npnpm add @mui/material@latest\n```',
      '"@mui/material@latest" installs another version',
      `write @mui/material@${dependencies['@mui/material']}`,
    ],
    ...[
      'npm add',
      '  npm install',
      '$ npm install',
      'pnpm i',
      'bun add',
      'npm install a \\\n ',
    ].map((command) => [
      `\`\`\`bash\n${command} @mui/material\n\`\`\``,
      '"@mui/material" installs another version',
      `write @mui/material@${dependencies['@mui/material']}`,
    ]),
    [
      '```bash\nyarn add @mui/material-nextjs\n```',
      '"@mui/material-nextjs" installs another version',
      'write @mui/material-nextjs@<version>',
    ],
    ['```ts npm\nlet a;\n```', 'the label "npm" on a fence outside code tabs', '<codeblock'],
  ])('of %j names the line, the cause and the remedy', (fence, cause, remedy) => {
    expect(failureOf(`Text.\n\n${fence}`)).toEqual({
      file: FILE,
      line: 3,
      cause: expect.stringContaining(cause),
      remedy: expect.stringContaining(remedy),
    });
  });

  test('inside a callout names the line of the fence', () => {
    expect(failureOf(':::info\nText.\n\n```rust\nfn\n```\n:::').line).toBe(4);
  });
});
