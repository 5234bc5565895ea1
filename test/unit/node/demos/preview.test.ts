import { describe, expect, test } from '@jest/globals';
import { getPreview } from '@/src/node/demos/preview';

const demo = (jsx: string) => `import * as React from 'react';

function Part() {
  return <b>part</b>;
}

export default function Demo() {
  const a = 1;
  return (
${jsx.replace(/^(?=.)/gm, '    ')}
  );
}

function Other() {
  return <i>other</i>;
}
`;

/** `count` lines of an element with that many lines. */
const element = (name: string, count: number) =>
  [`<${name}`, ...Array.from({ length: count - 2 }, (_, index) => `  p${index}`), '/>'].join('\n');
/** The preview as it reads. */
function preview(source: string, subjects?: readonly string[]): string | undefined {
  const found = getPreview(source, subjects);
  return found?.lines.join('\n');
}

describe('the preview is the return value of the default export', () => {
  test.each([
    ['one element', '<Button variant="text">Go</Button>', '<Button variant="text">Go</Button>'],
    ['an element without children', '<Button />', '<Button />'],
    [
      'lines moved to the left together',
      '<Select\n  value={a}\n>\n  <Option>\n    One\n  </Option>\n</Select>',
      '<Select\n  value={a}\n>\n  <Option>\n    One\n  </Option>\n</Select>',
    ],
  ])('%s', (_name, jsx, expected) => {
    expect(preview(demo(jsx))).toBe(expected);
  });

  test('without parentheses too', () => {
    expect(preview('export default function A() {\n  return <p>1</p>;\n}\n')).toBe('<p>1</p>');
  });

  test('the last return where there are several', () => {
    expect(
      preview(
        'export default function A() {\n  if (b) {\n    return null;\n  }\n  return <p>1</p>;\n}\n',
      ),
    ).toBe('<p>1</p>');
  });

  test('in TypeScript and in JavaScript alike', () => {
    expect(
      preview('export default function A({ b }: { b: string }) {\n  return <p>{b}</p>;\n}'),
    ).toBe(preview('export default function A({ b }) {\n  return <p>{b}</p>;\n}'));
  });
});

describe('layout components are removed', () => {
  test.each(['Box', 'Stack', 'Grid', 'Container', 'div', 'React.Fragment'])(
    '<%s> is replaced by its children, unindented',
    (name) => {
      const jsx = `<${name}>\n  <A />\n  <B>\n    text\n  </B>\n</${name}>`;
      expect(preview(demo(jsx))).toBe('<A />\n<B>\n  text\n</B>');
    },
  );

  test.each([
    ['a fragment', '<>\n  <A />\n  <B />\n</>', '<A />\n<B />'],
    [
      'a wrapper in a wrapper',
      '<Box>\n  <Stack>\n    <A />\n    <B />\n  </Stack>\n</Box>',
      '<A />\n<B />',
    ],
    ['a wrapper around an expression', '<Box>\n  {list.map(A)}\n</Box>', '{list.map(A)}'],
    [
      'a wrapper beside another element stays',
      '<Box>\n  <Stack>\n    <A />\n  </Stack>\n  <B />\n</Box>',
      '<Stack>\n  <A />\n</Stack>\n<B />',
    ],
    [
      'a wrapper around text stays',
      '<Box sx={{ p: 1 }}>Text</Box>',
      '<Box sx={{ p: 1 }}>Text</Box>',
    ],
    ['an empty wrapper stays', '<Box sx={{ p: 1 }} />', '<Box sx={{ p: 1 }} />'],
    [
      'an element that means something stays',
      '<Card>\n  <A />\n</Card>',
      '<Card>\n  <A />\n</Card>',
    ],
  ])('%s', (_name, jsx, expected) => {
    expect(preview(demo(jsx))).toBe(expected);
  });
});

describe('on a page about a component', () => {
  test('a layout component is kept if the demo is about it', () => {
    const jsx = '<Box>\n  <Stack spacing={2}>\n    <A />\n    <B />\n  </Stack>\n</Box>';
    expect(preview(demo(jsx), ['Stack'])).toBe('<Stack spacing={2}>\n  <A />\n  <B />\n</Stack>');
    expect(preview(demo(jsx), ['Card'])).toBe('<A />\n<B />');
  });

  test('controls before it are omitted if not everything fits', () => {
    const jsx = (lines: number) =>
      `<>\n${[element('Slider', lines), '<p>\n  <Masonry />\n</p>'].join('\n').replace(/^/gm, '  ')}\n</>`;
    expect(preview(demo(jsx(15)), ['Masonry'])).toBe('<p>\n  <Masonry />\n</p>');
    expect(preview(demo(jsx(13)), ['Masonry'])).toContain('<Slider');
    expect(preview(demo(jsx(15)), ['Card'])).toContain('<Slider');
  });
});

describe('16 lines are the limit', () => {
  test('16 lines are shown whole', () => {
    expect(preview(demo(element('Button', 16)))).toBe(element('Button', 16));
  });

  test('17 lines of one element are cut within it', () => {
    expect(preview(demo(element('Button', 17)))).toBe(
      element('Button', 17).split('\n').slice(0, 16).join('\n'),
    );
  });

  test('the code after the preview is returned, for highlighting the preview', () => {
    const lines = element('Button', 20).split('\n');
    expect(getPreview(demo(element('Button', 20)))).toEqual({
      lines: lines.slice(0, 16),
      rest: lines.slice(16),
    });
  });

  test('longer code is cut two lines after the last complete element', () => {
    const jsx = `<>\n${[element('A', 6), element('B', 6), element('C', 6)].join('\n').replace(/^/gm, '  ')}\n</>`;
    expect(preview(demo(jsx))).toBe(`${element('A', 6)}\n${element('B', 6)}\n<C\n  p0`);
  });

  test.each([
    ['8 and 8', [8, 8]],
    ['8 and 9', [8, 9]],
    ['16 and 2', [16, 2]],
    ['15 and 2', [15, 2]],
    ['17 and 2', [17, 2]],
    ['twenty times 2', Array.from({ length: 20 }, () => 2)],
    ['400', [400]],
  ])('elements of %s lines give at most 16', (_name, counts) => {
    const jsx = `<>\n${counts
      .map((count) => element('A', count))
      .join('\n')
      .replace(/^/gm, '  ')}\n</>`;
    const { lines, rest } = getPreview(demo(jsx))!;
    const count = counts.reduce((sum, next) => sum + next, 0);
    expect(lines.length).toBeLessThanOrEqual(16);
    expect(lines.length + rest.length).toBe(count);
    expect(rest.length === 0).toBe(count <= 16);
  });
});

describe('there is no preview', () => {
  test.each([
    ['for a file without a default export', 'export const a = <p>1</p>;'],
    ['for a component that returns no JSX', 'export default function A() {\n  return null;\n}'],
    ['for a component that returns nothing', 'export default function A() {\n  b();\n}'],
    ['for a module without components', 'export const a = 1;'],
    ['for an empty file', ''],
  ])('%s', (_name, source) => {
    expect(preview(source)).toBeUndefined();
  });
});
