import { describe, expect, test } from '@jest/globals';
import { SYNONYMS } from '@/data/material-ui/components/material-icons/synonyms';
import { readIconNames } from '@/src/node/iconModules';
import { createIconSearch, isNear, listSynonyms } from '@/src/shared/findIcons';
import { listIcons, splitIconName } from '@/src/shared/iconNames';

const NAMES = listIcons(readIconNames(), 'Filled');
const find = createIconSearch(NAMES, SYNONYMS);
const wordsOf = (name: string) => ` ${splitIconName(name).join(' ').toLowerCase()} `;

describe('queries of users', () => {
  test.each([
    ['delete', ['Delete', 'DeleteForever']],
    ['Delete', ['Delete']],
    ['arrow back', ['ArrowBack', 'ArrowBackIos']],
    ['arrow_back', ['ArrowBack']],
    ['ArrowBackIcon', ['ArrowBack']],
    ['<ArrowBackIcon />', ['ArrowBack']],
    ['back arrow', ['ArrowBack']],
    ['checkbox', ['CheckBox']],
    ['trash', ['Delete']],
    ['hamburger', ['Menu']],
    ['gear', ['Settings']],
    ['three dots', ['MoreVert', 'MoreHoriz']],
    ['heart', ['Favorite', 'HeartBroken']],
    ['user', ['Person', 'AccountCircle']],
    ['log out', ['Logout']],
    ['pencil', ['Edit', 'Create']],
    ['magnifying glass', ['Search']],
    ['3d', ['ThreeDRotation']],
    ['add user', ['PersonAdd']],
    ['wifi off', ['WifiOff']],
  ])('%s finds %j among the first results', (query, expected) => {
    const { names, isNear: near } = find(query);
    expect(near).toBe(false);
    expect(names.slice(0, 8)).toEqual(expect.arrayContaining(expected));
  });

  test('the name itself comes first', () => {
    for (const name of ['Add', 'Home', 'Menu', 'Person', 'Search', 'Star', 'X', 'Cake']) {
      expect(find(name).names[0]).toBe(name);
    }
  });

  test.each([
    ['calender', 'CalendarMonth'],
    ['setings', 'Settings'],
    ['serach', 'Search'],
    ['delette forever', 'DeleteForever'],
  ])('%s is a near match of %s, and is marked as such', (query, expected) => {
    const { names, isNear: near } = find(query);
    expect(near).toBe(true);
    expect(names.slice(0, 8)).toContain(expected);
  });

  test.each(['xyzzyplugh', 'delete xyzzyplugh', '!!! ¿'])('%s', (query) => {
    expect(find(query).names).toEqual(/\w/.test(query) ? [] : NAMES);
  });

  test('an empty query returns all icons in order', () => {
    expect(find(' ')).toEqual({ names: NAMES, isNear: false });
  });

  test('no name is a duplicate', () => {
    const { names } = find('arrow');
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(20);
  });
});

describe('isNear', () => {
  test.each([
    ['search', 'serach', true],
    ['search', 'searc', true],
    ['search', 'searchh', true],
    ['search', 'seerch', true],
    ['search', 'church', false],
    ['menu', 'many', false],
    ['cat', 'cut', false],
    ['abcd', 'abdcx', false],
  ])('%s and %s: %s', (one, other, near) => {
    expect(isNear(one, other)).toBe(near);
    expect(isNear(other, one)).toBe(near);
  });
});

describe('the synonyms', () => {
  const entries = Object.entries(SYNONYMS);

  test('are lowercase and have no spaces', () => {
    expect(entries.map(([said]) => said).filter((said) => !/^[a-z0-9]+$/.test(said))).toEqual([]);
  });

  test('refer to existing names', () => {
    const all = NAMES.map(wordsOf);
    const wrong = entries.flatMap(([said, targets]) =>
      targets
        .filter((target) => !all.some((words) => words.includes(` ${target} `)))
        .map((target) => `${said}: ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  test('are not words of the name', () => {
    const idle = entries.flatMap(([said, targets]) =>
      targets
        .filter((target) => ` ${target}`.includes(` ${said}`))
        .map((target) => `${said}: ${target}`),
    );
    expect(idle).toEqual([]);
  });

  test('can be looked up by name', () => {
    expect(listSynonyms('Delete', SYNONYMS)).toEqual(expect.arrayContaining(['trash', 'bin']));
    expect(listSynonyms('Abc', {})).toEqual([]);
  });
});
