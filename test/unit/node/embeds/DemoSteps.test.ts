import { describe, expect, test } from '@jest/globals';
import { compareCode } from '@/src/node/embeds/DemoSteps';
import { toPlainCode } from '@/src/node/markdown/highlight';

/** Replaces the elements around lines with signs, and removes the highlighting. */
const read = (html: string) =>
  toPlainCode(
    html.replace(
      /<(ins|del)>([^]*?)<\/\1>/g,
      (_all, tag, line) => (tag === 'ins' ? '+' : '-') + line,
    ),
  );

describe('the code of a step', () => {
  test('has no marks if there is no previous step', () => {
    expect(compareCode(undefined, 'a();\nb();')).toMatchObject({ added: 0, removed: 0 });
    expect(read(compareCode(undefined, 'a();\nb();').html)).toBe('a();\nb();');
  });

  test('has the lines that it adds and removes', () => {
    const { html, added, removed } = compareCode('a();\nb();\nc();', 'a();\nB();\nB2();\nc();');
    expect(read(html)).toBe('a();\n-b();\n+B();\n+B2();\nc();\n');
    expect([added, removed]).toEqual([2, 1]);
  });

  test('has whole elements in each line, although some span several lines', () => {
    const before = 'const a = (\n  <p\n    id="a"\n  >\n    Text\n  </p>\n);';
    const { html } = compareCode(before, before.replace('id="a"', 'id="b"\n    title="c"'));
    for (const [, line = ''] of html.matchAll(/<(?:ins|del)>([^]*?)<\/(?:ins|del)>/g)) {
      expect(line.split('<span').length).toBe(line.split('</span>').length);
    }
    expect(read(html)).toContain('-    id="a"\n+    id="b"\n+    title="c"\n');
  });
});
