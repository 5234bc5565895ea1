/** @jest-environment jsdom */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { markActive } from '@/src/site/app/frame/markActive';

let nav: HTMLElement;
beforeEach(() => {
  document.body.innerHTML = `<details id="around"><summary>Around</summary><nav>
    <ul>
      <li><a id="overview" href="/base-ui/getting-started/">Overview</a></li>
      <li><details id="components"><summary>Components</summary>
        <ul>
          <li><a id="button" href="/base-ui/react-button/">Button</a></li>
          <li><details id="deep"><summary>Deep</summary>
            <a id="select" href="/base-ui/react-select/">Select</a>
          </details></li>
        </ul>
      </details></li>
      <li><details id="others"><summary>Others</summary>
        <a id="grid" href="/base-ui/react-select-two/">Select two</a>
      </details></li>
      <li><a id="outside" href="https://mui.com/base-ui/react-select/">Outside</a></li>
    </ul>
  </nav></details>`;
  nav = document.querySelector('nav')!;
});

const listActive = () => [...nav.querySelectorAll('.app-drawer-active')].map(({ id }) => id);
const listCurrent = () => [...nav.querySelectorAll('[aria-current]')].map(({ id }) => id);
const listOpen = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id);

// @proves S4.17
describe('markActive', () => {
  test.each([
    ['/base-ui/getting-started', ['overview'], []],
    ['/base-ui/react-button', ['button'], ['components']],
    ['/base-ui/react-select', ['select'], ['components', 'deep']],
    ['/base-ui/react-select/components-api', ['select'], ['components', 'deep']],
    ['/base-ui/react-select/hooks-api', ['select'], ['components', 'deep']],
    ['/base-ui/react-selec', [], []],
    ['/', [], []],
    ['', [], []],
  ])('of %s marks %j and opens the groups %j above it', (pathname, active, open) => {
    markActive(nav, pathname);
    expect(listActive()).toEqual(active);
    expect(listCurrent()).toEqual(active);
    expect(listOpen()).toEqual(open);
  });

  test('marks the entry of an API page if there is one, else the list of all', () => {
    nav.innerHTML = `<a id="list" href="/joy-ui/api/">API reference</a>
      <a id="entry" href="/joy-ui/api/button/">Button</a>`;
    markActive(nav, '/joy-ui/api/button');
    expect(listCurrent()).toEqual(['entry']);
    markActive(nav, '/joy-ui/api/box');
    expect(listCurrent()).toEqual(['list']);
  });

  test('marks the link as the current page', () => {
    markActive(nav, '/base-ui/react-button');
    expect(nav.querySelector('#button')?.getAttribute('aria-current')).toBe('page');
  });

  test('removes the earlier mark, and does not close groups', () => {
    markActive(nav, '/base-ui/react-select');
    markActive(nav, '/base-ui/getting-started');
    expect(listActive()).toEqual(['overview']);
    expect(listCurrent()).toEqual(['overview']);
    expect(listOpen()).toEqual(['components', 'deep']);
    markActive(nav, '/none');
    expect(listActive()).toEqual([]);
    expect(listCurrent()).toEqual([]);
  });

  test('keeps the other classes of a link', () => {
    nav.querySelector('#button')!.className = 'link';
    markActive(nav, '/base-ui/react-button');
    expect(nav.querySelector('#button')?.className).toBe('link app-drawer-active');
    markActive(nav, '/none');
    expect(nav.querySelector('#button')?.className).toBe('link');
  });

  test('does nothing to an empty navigation', () => {
    nav.innerHTML = '';
    expect(() => markActive(nav, '/base-ui/react-button')).not.toThrow();
  });
});

describe('the column around the navigation', () => {
  /** Sets positions of elements, which jsdom doesn't have. The column shows positions from 0 to 300. */
  function place(top: number): HTMLElement {
    const column = document.createElement('div');
    column.setAttribute('popover', 'auto');
    nav.replaceWith(column);
    column.append(nav);
    column.getBoundingClientRect = () => new DOMRect(0, 0, 200, 300);
    nav.querySelector('#overview')!.getBoundingClientRect = () => new DOMRect(0, top, 200, 30);
    column.scrollTop = 50;
    return column;
  }

  test.each([
    ['below', 800],
    ['above', -400],
    ['cut off at the bottom', 285],
  ])('scrolls the active link into sight when it is %s', (_where, top) => {
    const column = place(top);
    markActive(nav, '/base-ui/getting-started');
    const newTop = top - (column.scrollTop - 50);
    expect(newTop).toBeGreaterThanOrEqual(0);
    expect(newTop + 30).toBeLessThanOrEqual(300);
  });

  test('does not scroll if the active link is visible', () => {
    const column = place(100);
    markActive(nav, '/base-ui/getting-started');
    expect(column.scrollTop).toBe(50);
  });
});
