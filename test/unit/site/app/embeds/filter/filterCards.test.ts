/** @jest-environment jsdom */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { filterCards } from '@/src/site/app/embeds/filter/filterCards';

const TASKS = [
  { id: 'choose', title: 'Let people choose' },
  { id: 'tell', title: 'Tell what happened' },
];

beforeEach(() => {
  document.body.innerHTML = `
    <div data-group id="inputs">
      <li data-tasks="choose" data-words="dropdown"><span><svg><text>Upper</text></svg></span><a>Select</a><p>One of many</p></li>
      <li data-tasks="choose enter" data-words=""><a>Slider</a><p>A value or range</p></li>
    </div>
    <div data-group id="feedback">
      <li data-tasks="tell" data-words="toast"><a>Snackbar</a><p>A short message</p></li>
    </div>`;
});

const filter = (text: string, task = '') => {
  const count = filterCards(document.body, { text, task }, TASKS);
  const shown = [...document.querySelectorAll<HTMLElement>('[data-tasks]:not([hidden]) a')];
  return { count, names: shown.map(({ textContent }) => textContent) };
};

describe('filterCards', () => {
  test.each([
    ['', '', ['Select', 'Slider', 'Snackbar']],
    ['sel', '', ['Select']],
    ['RANGE value', '', ['Slider']],
    ['dropdown', '', ['Select']],
    ['people choose', '', ['Select', 'Slider']],
    ['', 'choose', ['Select', 'Slider']],
    ['toast', 'choose', []],
    ['upper', '', []],
  ])('%j for the task %j leaves %j', (query, task, names) => {
    expect(filter(query, task)).toEqual({ count: { shown: names.length, all: 3 }, names });
  });

  test('a group without matches is hidden until there is one', () => {
    filter('toast');
    expect(document.getElementById('inputs')?.hidden).toBe(true);
    expect(document.getElementById('feedback')?.hidden).toBe(false);
    filter('');
    expect(document.getElementById('inputs')?.hidden).toBe(false);
  });
});
