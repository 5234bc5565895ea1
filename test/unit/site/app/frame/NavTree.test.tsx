/** @jest-environment jsdom */
import { describe, expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { type NavEntry, findActiveTrail } from '@/src/shared/nav';
import { NavTree } from '@/src/site/app/frame/NavTree';

const NO_TRAIL: readonly NavEntry[] = [];
const renderTree = (entries: readonly NavEntry[], trail = NO_TRAIL) =>
  render(<NavTree entries={entries} trail={trail} />);
const getLink = () => screen.getByRole<HTMLAnchorElement>('link');

// @proves S3.1
describe('a link', () => {
  test.each<[string, NavEntry, string, string]>([
    ['its title', { pathname: '/a/b', title: 'Bee' }, 'Bee', '/a/b/'],
    [
      'a title made from its address',
      { pathname: '/a/react-text-field' },
      'Text field',
      '/a/react-text-field/',
    ],
    ['one slash at the end', { pathname: '/a/b/', title: 'Bee' }, 'Bee', '/a/b/'],
  ])('has %s', (_name, entry, title, href) => {
    renderTree([entry]);
    expect(getLink().textContent).toBe(title);
    expect(getLink().getAttribute('href')).toBe(href);
    expect(getLink().getAttribute('aria-current')).toBeNull();
  });

  test('to another site keeps its address and has an icon', () => {
    renderTree([{ pathname: 'https://mui.com/blog', title: 'Blog' }]);
    expect(getLink().getAttribute('href')).toBe('https://mui.com/blog');
    expect(getLink().querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });

  test('within the site has no icon', () => {
    renderTree([{ pathname: '/a/b' }]);
    expect(getLink().querySelector('svg')).toBeNull();
  });

  // @proves S3.6
  test('shows the icon of its entry before its title, as decoration', () => {
    renderTree([{ pathname: '/a/b', title: 'Bee', icon: 'guide' }]);
    const [icon, ...rest] = [...getLink().children];
    expect(icon?.tagName.toLowerCase()).toBe('svg');
    expect(icon?.getAttribute('aria-hidden')).toBe('true');
    expect(rest.some((element) => element.querySelector('svg'))).toBe(false);
    expect(getLink().textContent).toBe('Bee');
  });
});

describe('a chip', () => {
  // @proves S3.4, S3.5
  test.each<[Partial<NavEntry>, string]>([
    [{ newFeature: true }, 'New'],
    [{ planned: true }, 'Planned'],
    [{ unstable: true }, 'Preview'],
    [{ beta: true }, 'Beta'],
    [{ legacy: true }, 'Legacy'],
    [{ deprecated: true }, 'Deprecated'],
    [{ plan: 'pro' }, 'Pro'],
    [{ plan: 'premium' }, 'Premium'],
  ])('for %j is %s, and part of the name of the link', (flags, text) => {
    renderTree([{ pathname: '/a/b', title: 'Bee', ...flags }]);
    expect(within(getLink()).getByText(text)).toBeTruthy();
    expect(getLink().textContent).toBe(`Bee${text}`);
  });

  test('is shown beside the plan', () => {
    renderTree([{ pathname: '/a/b', title: 'Bee', plan: 'premium', deprecated: true }]);
    expect([...getLink().children].map(({ textContent }) => textContent)).toEqual([
      'Bee',
      'Premium',
      'Deprecated',
    ]);
  });

  test('is shown for one of several flags', () => {
    renderTree([{ pathname: '/a/b', title: 'Bee', newFeature: true, beta: true }]);
    expect(getLink().querySelectorAll('[data-flag]')).toHaveLength(1);
  });

  test('is not shown without flags', () => {
    renderTree([{ pathname: '/a/b', title: 'Bee', beta: false }]);
    expect(getLink().querySelectorAll('[data-flag], [data-plan]')).toHaveLength(0);
  });
});

// @proves S3.4, S3.5
describe('the chips of a group', () => {
  test.each<[string, Partial<NavEntry>]>([
    ['that folds', { title: 'Bees' }],
    ['under a subheader', { subheader: 'Bees' }],
  ])('%s are those of a link', (_name, names) => {
    const flags = { plan: 'pro', beta: true, newFeature: true } as const;
    renderTree([{ pathname: '/a', ...names, ...flags, children: [{ pathname: '/a/b' }] }]);
    const group = screen.getByText('Bees').closest('summary, div')!;
    expect(group.textContent).toBe('BeesProBeta');
    expect(getLink().textContent).toBe('B');
  });
});

const TREE: readonly NavEntry[] = [
  {
    pathname: '/a/components',
    icon: 'components',
    children: [
      {
        pathname: '/a/inputs',
        subheader: 'Inputs',
        children: [{ pathname: '/a/react-button' }, { pathname: '/a/react-select' }],
      },
      { pathname: '/a/deep', title: 'Deep group', children: [{ pathname: '/a/react-deep' }] },
    ],
  },
  { pathname: '/a/others', title: 'Others', children: [{ pathname: '/a/other' }] },
];

describe('a group', () => {
  const group = (title: string) => screen.getByText(title).closest('details') as HTMLDetailsElement;

  // @proves S3.3
  test('can be collapsed, and contains its pages', () => {
    renderTree(TREE);
    expect(group('Others').open).toBe(false);
    expect(group('Others').querySelector('a')?.getAttribute('href')).toBe('/a/other/');
    expect(group('Deep group').closest('details')?.parentElement?.closest('details')).toBe(
      group('Components'),
    );
  });

  test('shows its icon before its title', () => {
    renderTree(TREE);
    const [icon, title] = [...group('Components').querySelector('summary')!.children];
    expect(icon?.tagName.toLowerCase()).toBe('svg');
    expect(title?.textContent).toBe('Components');
    expect(group('Others').querySelector('summary')!.children[0]?.textContent).toBe('Others');
  });

  // @proves S3.2
  test('with a subheader is always open and has no link', () => {
    renderTree(TREE);
    const header = screen.getByText('Inputs');
    expect(header.closest('a, summary')).toBeNull();
    expect(header.closest('details')).toBe(group('Components'));
    expect(header.parentElement?.querySelectorAll('a')).toHaveLength(2);
  });
});

describe('the active page', () => {
  test('is marked, and the groups above it are open, and no others', () => {
    renderTree(TREE, findActiveTrail(TREE, '/a/react-select/'));
    const active = document.querySelectorAll('.app-drawer-active');
    expect([...active].map((link) => link.getAttribute('href'))).toEqual(['/a/react-select/']);
    expect(active[0]?.getAttribute('aria-current')).toBe('page');
    expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
    const open = [...document.querySelectorAll('details[open] > summary')];
    expect(open.map(({ textContent }) => textContent)).toEqual(['Components']);
  });

  test('opens every group above it', () => {
    renderTree(TREE, findActiveTrail(TREE, '/a/react-deep/'));
    const open = [...document.querySelectorAll('details[open] > summary')];
    expect(open.map(({ textContent }) => textContent)).toEqual(['Components', 'Deep group']);
  });

  test('opens them at any depth', () => {
    const names = ['four', 'three', 'two', 'one'];
    const deepest: NavEntry = { pathname: '/a/page', title: 'Page' };
    const top = names.reduce<NavEntry>(
      (child, title) => ({ pathname: `/a/${title}`, title, children: [child] }),
      deepest,
    );
    renderTree([top], findActiveTrail([top], '/a/page'));
    const open = [...document.querySelectorAll('details[open] > summary')];
    expect(open.map(({ textContent }) => textContent)).toEqual(['one', 'two', 'three', 'four']);
    expect(getLink().className).toContain('app-drawer-active');
  });
});

test('every entry is a list item', () => {
  renderTree(TREE);
  for (const list of document.querySelectorAll('ul')) {
    expect([...list.children].map(({ tagName }) => tagName)).not.toContain('A');
    expect(new Set([...list.children].map(({ tagName }) => tagName))).toEqual(new Set(['LI']));
  }
});

test('entries with the same path, such as API tabs, are all rendered', () => {
  const tab = (name: string): NavEntry => ({
    pathname: `/base-ui/react-select/components-api/#${name}`,
    title: name,
  });
  renderTree([tab('select'), tab('option')]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/base-ui/react-select/components-api/#select',
    '/base-ui/react-select/components-api/#option',
  ]);
});
