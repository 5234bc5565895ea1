import { describe, expect, test } from '@jest/globals';
import { parser } from '@/src/node/markdown/findPlacements.mjs';
import { findProseProblems } from '@/tools/prose/findProseProblems';

const COMPONENTS = new Map([['Dialog', '/material-ui/react-dialog/']]);

const find = (text: string) =>
  findProseProblems(parser.parse(text), COMPONENTS).map(({ line, cause }) => `${line}: ${cause}`);

describe('the style of a page', () => {
  test.each([
    ['## All together', '1: the heading "All together" has no noun'],
    ['Direct children only.', '1: no verb in "Direct children only."'],
    ['Close the menu.\n\nPlease wait.', '3: the phrase "please" isn\'t plain English'],
    ['| a |\n|-|\n| Nobody sees it |', '3: the phrase "nobody" isn\'t plain English'],
    ['A `Dialog` opens.', "1: the first mention of Dialog doesn't link to its page"],
  ])('%j has a problem', (text, problem) => {
    expect(find(text)).toEqual([problem]);
  });

  test('counts the words of a sentence, with inline code as one', () => {
    const words = (count: number) => `You set ${'a very '.repeat(count)}long`;
    expect(find(`${words(15)} of \`a b c\`.`)).toEqual([]);
    expect(find(`${words(16)} of \`a b c\`.`)).toEqual([
      expect.stringContaining('a sentence has 37 words, 35 are the limit'),
    ]);
  });

  test.each([
    ['a one-word heading that may be a verb form', '## Sorting\n\n## Links\n\n## Labels'],
    ['code as a noun or as an example', 'To close it, set `just please`.\n\n## The `sx` prop'],
    ['a quoted text of the interface', 'The button has the label "Please wait".'],
    ['a listing', '```tsx\nconst nobody = <Dialog />;\n```'],
    ['a placement', '{{"demo": "AlertBasic.tsx"}}'],
    ['a component after its link', '[`Dialog`](/material-ui/react-dialog/) contains a `Dialog`.'],
    ['a component in a heading or a table', '## `Dialog`\n\n| `Dialog` |\n|-|'],
    ['an introduction of a list', 'The slots are:\n\n- `root`'],
  ])('%s is no problem', (_, text) => {
    expect(find(text)).toEqual([]);
  });
});
