/** The navigation trees of this site: docs/requirements.md, section 2. */
import { describe, expect, test } from '@jest/globals';
import { NAV_TREES } from '@/src/node/content/nav/navTree';
import { findMarkdownRoute } from '@/src/node/content/routes';
import { type NavEntry, getNavTitle, listNavPages } from '@/src/shared/nav';

const getGroup = (entries: readonly NavEntry[], title: string) =>
  entries.find((entry) => getNavTitle(entry) === title)?.children ?? [];

describe('Material UI', () => {
  const tree = NAV_TREES['material-ui']!;

  // @proves S2.1
  test('begins with getting started', () => {
    const [first] = tree.filter(({ children }) => children);
    expect(getNavTitle(first!)).toBe('Getting started');
    expect(listNavPages([first!]).map(({ pathname }) => pathname)).toEqual(
      expect.arrayContaining([
        '/material-ui/getting-started',
        '/material-ui/getting-started/installation',
        '/material-ui/getting-started/usage',
      ]),
    );
  });

  // @proves S2.2
  test('has its components in the groups of the specification, none of them empty', () => {
    const groups = getGroup(tree, 'Components').filter(({ children }) => children);
    expect(groups.slice(0, 7).map(getNavTitle)).toEqual([
      'Inputs',
      'Data display',
      'Feedback',
      'Surfaces',
      'Navigation',
      'Layout',
      'Utils',
    ]);
    const empty = groups.filter((group) => listNavPages([group]).length === 0);
    expect(empty.map(getNavTitle)).toEqual([]);
  });
});

// @proves S2.9, S2.10, S2.12, S2.13, S2.14
describe.each([
  ['joy-ui', '/joy-ui', '/joy-ui/react-button'],
  ['base-ui', '/base-ui', '/base-ui/react-select'],
  ['system', '/system', '/system/react-box'],
  ['experiments', '/experiments/docs', '/experiments/docs/demos'],
  ['x', '/x', '/x/react-data-grid'],
])('the tree of %s', (id, address, page) => {
  test(`has its pages below ${address}, ${page} among them`, () => {
    const pathnames = listNavPages(NAV_TREES[id]!).map(({ pathname }) => pathname);
    expect(pathnames).toContain(page);
    expect(pathnames[0]).toBe(address);
    expect(pathnames.slice(1).filter((pathname) => !pathname.startsWith(`${address}/`))).toEqual(
      [],
    );
  });

  test(`shows ${page} from its Markdown`, () => {
    expect(findMarkdownRoute(page)?.markdownFile).toMatch(new RegExp(`^data/${id}/.*\\.md$`));
  });
});
