import { describe, expect, test } from '@jest/globals';
import { type ShownProps, addPropsOfCode, listNamesInText } from '@/tools/coverage/findShownProps';

function read(code: string): Record<string, string[]> {
  const shown: ShownProps = new Map();
  addPropsOfCode(code, shown);
  return Object.fromEntries([...shown].map(([key, names]) => [key, [...names].sort()]));
}

const BUTTON = "import Button from '@mui/material/Button';";

describe('Props in code', () => {
  test.each<[what: string, code: string, props: Record<string, string[]>]>([
    [
      'attributes',
      `${BUTTON} <Button size="small" disabled />`,
      { '@mui/material Button': ['disabled', 'size'] },
    ],
    ['children', `${BUTTON} <Button>Save</Button>`, { '@mui/material Button': ['children'] }],
    [
      'no children in an empty element',
      `${BUTTON} <Button color="info"> \n </Button>`,
      { '@mui/material Button': ['color'] },
    ],
    [
      'another local name',
      "import { Unstable_Grid as G } from '@mui/system'; <G container />",
      { '@mui/system Grid': ['container'] },
    ],
    [
      'styled components',
      `${BUTTON} const Fancy = styled(Button)({}); <Fancy href="/a" />`,
      { '@mui/material Button': ['href'] },
    ],
    [
      'an object that is spread',
      `${BUTTON} <Button {...{ size: 1 }} {...rest} />`,
      { '@mui/material Button': ['size'] },
    ],
    [
      'parameters of hooks',
      "import { useButton } from '@mui/base/useButton'; useButton({ ...props, href: '/a', rootRef });",
      { '@mui/base useButton': ['href', 'rootRef'] },
    ],
    ['nothing of other packages', "import Button from 'other/Button'; <Button size='small' />", {}],
  ])('finds %s', (_what, code, props) => {
    expect(read(code)).toEqual(props);
  });
});

test('Names in text are those that begin inline code, and attributes in code blocks', () => {
  const text = [
    'Set `color="error"` or the `size` prop; `<Button variant>` too, but not plain words such as disabled.',
    '```jsx',
    '<Button href="/a" onClick={go} />',
    '```',
  ].join('\n');
  expect([...listNamesInText(text)].sort()).toEqual([
    'color',
    'href',
    'onClick',
    'size',
    'variant',
  ]);
});
