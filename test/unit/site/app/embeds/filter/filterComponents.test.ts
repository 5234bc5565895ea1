/** @jest-environment jsdom */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { filterComponents, findComponents } from '@/src/site/app/embeds/filter/filterComponents';

const NAMES = ['Button', 'ButtonGroup', 'Tab', 'Tabs', 'Table', 'FormControl'];

describe('findComponents', () => {
  test.each([
    ['', []],
    ['Tab', ['Tab']],
    ['tabs', ['Tabs']],
    ['butt', ['Button', 'ButtonGroup']],
    ['Button, tabs', ['Button', 'Tabs']],
    ["import Tab from '@mui/material/Tab';", ['Tab']],
    // "form" begins the name of a component, but it isn't a name in this code.
    ["import { Button } from './form';", ['Button']],
    ['<Table><form /></Table>', ['Table']],
    ['Skeleton', []],
  ])('%j names %j', (text, names) => {
    expect([...findComponents(text, NAMES)].sort()).toEqual([...names].sort());
  });
});

describe('filterComponents', () => {
  beforeEach(() => {
    document.body.innerHTML =
      '<p data-components="">For all</p><p data-components="Tab Tabs">Tabs</p><p data-components="Button">Button</p>';
  });
  const listShown = () =>
    [...document.querySelectorAll<HTMLElement>('p:not([hidden])')].map((p) => p.textContent);

  test.each([
    ['', ['For all', 'Tabs', 'Button']],
    ['  ', ['For all', 'Tabs', 'Button']],
    ['tab', ['For all', 'Tabs']],
    ['skeleton', ['For all']],
  ])('%j leaves %j', (text, shown) => {
    expect(filterComponents(document.body, text)).toEqual({ shown: shown.length, all: 3 });
    expect(listShown()).toEqual(shown);
  });

  test('an empty text shows all again', () => {
    filterComponents(document.body, 'tab');
    filterComponents(document.body, '');
    expect(listShown()).toHaveLength(3);
  });
});
