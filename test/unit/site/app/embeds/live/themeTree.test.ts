/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals';
import { filterTree, setAllOpen, toggleGroup } from '@/src/site/app/embeds/live/themeTree';

const group = (path: string, level: number) =>
  `<tr data-path="${path}" data-level="${level}"><th><button data-toggle aria-expanded="false"></button></th><td></td></tr>`;
const value = (path: string, level: number, text: string) =>
  `<tr data-path="${path}" data-level="${level}"><th></th><td>${text}</td><td>Copy</td></tr>`;

beforeEach(() => {
  document.body.innerHTML = `<table>${[
    group('theme.palette', 0),
    group('theme.palette.primary', 1),
    value('theme.palette.primary.main', 2, '#1976d2'),
    value('theme.palette.divider', 1, 'rgba(0, 0, 0, 0.12)'),
    group('theme.zIndex', 0),
    value('theme.zIndex.fab', 1, '1050'),
  ].join('')}</table>`;
});

const listShown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-shown]')].map(({ dataset }) => dataset.path);
const getToggle = (path: string) => document.querySelector(`[data-path="${path}"] [data-toggle]`)!;

test('a group opens its own values, and keeps its groups as they were', () => {
  toggleGroup(document.body, getToggle('theme.palette'));
  expect(listShown()).toEqual([
    'theme.palette',
    'theme.palette.primary',
    'theme.palette.divider',
    'theme.zIndex',
  ]);
  toggleGroup(document.body, getToggle('theme.palette.primary'));
  expect(listShown()).toContain('theme.palette.primary.main');
  toggleGroup(document.body, getToggle('theme.palette'));
  expect(listShown()).toEqual(['theme.palette', 'theme.zIndex']);
  toggleGroup(document.body, getToggle('theme.palette'));
  expect(listShown()).toContain('theme.palette.primary.main');
});

test('all groups open and close', () => {
  setAllOpen(document.body, true);
  expect(listShown()).toHaveLength(6);
  expect(getToggle('theme.palette').getAttribute('aria-expanded')).toBe('true');
  setAllOpen(document.body, false);
  expect(listShown()).toEqual(['theme.palette', 'theme.zIndex']);
});

test.each([
  ['PRIMARY main', ['theme.palette', 'theme.palette.primary', 'theme.palette.primary.main'], 1],
  ['1976d2', ['theme.palette', 'theme.palette.primary', 'theme.palette.primary.main'], 1],
  ['copy', [], 0],
  ['', ['theme.palette', 'theme.zIndex'], 3],
])('the filter %p shows the matching values with their groups', (query, shown, count) => {
  expect(filterTree(document.body, query)).toEqual({ shown: count, all: 3 });
  expect(listShown()).toEqual(shown);
});
