/** @jest-environment jsdom */
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { ApiToolbar } from '@/src/site/features/api/ApiToolbar';

type Props = Parameters<typeof ApiToolbar>[0];
const NONE = { inherited: 0, system: 0, native: 0 };
const show = (props: Partial<Props> = {}) => {
  const onFilter = jest.fn<Props['onFilter']>();
  render(
    <ApiToolbar
      title="Props"
      view="props"
      rows={20}
      groups={NONE}
      query=""
      onFilter={onFilter}
      {...props}
    />,
  );
  return onFilter;
};
const listPressed = () =>
  screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);

beforeEach(() => {
  window.localStorage.clear();
  [...document.documentElement.attributes].forEach(({ name }) =>
    document.documentElement.removeAttribute(name),
  );
});

describe('the filter', () => {
  test('has a name and reports its value', () => {
    const onFilter = show({ query: 'col' });
    const input = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Filter Props' });
    expect(input.value).toBe('col');
    fireEvent.change(input, { target: { value: 'color' } });
    expect(onFilter.mock.calls).toEqual([['color']]);
  });

  test.each<[number, Props['groups'], boolean]>([
    [6, NONE, false],
    [7, NONE, true],
    [2, { inherited: 2, system: 0, native: 5 }, true],
    [2, { inherited: 2, system: 5, native: 0 }, true],
    // The inherited props are included in the rows.
    [6, { inherited: 6, system: 0, native: 0 }, false],
  ])('for %i rows and %j: %s', (rows, groups, has) => {
    show({ rows, groups });
    expect(screen.queryAllByRole('searchbox')).toHaveLength(has ? 1 : 0);
  });
});

describe('the views', () => {
  test('are a named group of three buttons, one of them pressed', () => {
    show();
    expect(screen.getByRole('group', { name: 'View of Props' }).textContent).toBe(
      'TableExpandedCollapsed',
    );
    expect(listPressed()).toEqual(['Table']);
  });

  test.each([
    ['props', 'apiPage_props'],
    ['slots', 'apiPage_slots'],
    ['classes', 'apiPage_classes'],
  ] as const)('of %s are stored as %s', (view, key) => {
    show({ view });
    fireEvent.click(screen.getByRole('button', { name: 'Collapsed' }));
    expect(listPressed()).toEqual(['Collapsed']);
    expect(window.localStorage).toHaveLength(1);
    expect(window.localStorage.getItem(key)).toBe('collapsed');
    expect(document.documentElement.getAttribute(`data-api-${view}`)).toBe('collapsed');
    fireEvent.click(screen.getByRole('button', { name: 'Table' }));
    expect(document.documentElement.hasAttribute(`data-api-${view}`)).toBe(false);
  });
});

describe('the switches', () => {
  test('are shown for groups with members, with their number', () => {
    show({ groups: { inherited: 3, system: 0, native: 12 } });
    const labels = screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
    expect(labels).toEqual(['Inherited 3', 'HTML attributes 12']);
  });

  test.each([
    ['inherited', 'Inherited 1'],
    ['system', 'System props 1'],
    ['native', 'HTML attributes 1'],
  ] as const)('of %s is off by default, and stored', (group, name) => {
    show({ groups: { ...NONE, [group]: 1 } });
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name });
    expect(box.checked).toBe(false);
    fireEvent.click(box);
    expect(box.checked).toBe(true);
    expect(window.localStorage.getItem(`apiPage_${group}`)).toBe('on');
    expect(document.documentElement.getAttribute(`data-api-${group}`)).toBe('on');
    fireEvent.click(box);
    expect(window.localStorage.getItem(`apiPage_${group}`)).toBe('off');
    expect(document.documentElement.hasAttribute(`data-api-${group}`)).toBe(false);
  });
});

test('two tables of the same kind share their view', () => {
  show();
  show({ title: 'Return value' });
  fireEvent.click(screen.getAllByRole('button', { name: 'Expanded' })[0]!);
  expect(listPressed()).toEqual(['Expanded', 'Expanded']);
});
