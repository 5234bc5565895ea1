/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import {
  isReplayed,
  recordClick,
  recordFocus,
  recordState,
  replay,
} from '@/src/site/ui/island/interaction';

const HTML = `
  text <p>before</p>
  <form>
    <label>Name <input id="name" /></label>
    <div><button type="button" id="first">First</button><button type="button" id="second"><span id="inner">Second</span></button></div>
  </form>
  <button type="button" id="icon"><svg><path id="line" /></svg></button>`;

let still: HTMLElement;
let live: HTMLElement;
let clicks: string[];

/** The server snapshot, and a live demo with the same markup that replaces it. */
beforeEach(() => {
  document.body.innerHTML = `<div id="still">${HTML}</div><div id="live">${HTML}</div><button id="outside"></button>`;
  still = document.querySelector<HTMLElement>('#still')!;
  live = document.querySelector<HTMLElement>('#live')!;
  clicks = [];
  live.addEventListener('click', (event) => clicks.push((event.target as Element).id));
});
afterEach(() => {
  jest.restoreAllMocks();
});

const inStill = (id: string) => still.querySelector<HTMLElement>(`#${id}`)!;
const inLive = (id: string) => live.querySelector<HTMLElement>(`#${id}`)!;

describe('the focus', () => {
  test.each(['name', 'first', 'second'])(
    'on #%s of the snapshot moves to that of the live demo',
    (id) => {
      inStill(id).focus();
      const focus = recordFocus(still);
      still.remove();
      replay(live, { ...(focus && { focus }) });
      expect(document.activeElement).toBe(inLive(id));
    },
  );

  test('elsewhere is not recorded, and does not move', () => {
    const outside = document.querySelector<HTMLElement>('#outside')!;
    outside.focus();
    expect(recordFocus(still)).toBeUndefined();
    replay(live, {});
    expect(document.activeElement).toBe(outside);
  });

  test('on no element is not recorded', () => {
    expect(document.activeElement).toBe(document.body);
    expect(recordFocus(still)).toBeUndefined();
  });

  test('on the root element is not recorded', () => {
    still.tabIndex = 0;
    still.focus();
    expect(recordFocus(still)).toBeUndefined();
  });

  test('does not scroll the page', () => {
    inStill('second').focus();
    const focus = jest.spyOn(inLive('second'), 'focus');
    replay(live, { focus: recordFocus(still)! });
    expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  });
});

describe('the selection in the focused field', () => {
  test('is kept, so that what is typed next replaces the same text', () => {
    const name = inStill('name') as HTMLInputElement;
    name.value = 'North gate';
    name.focus();
    name.setSelectionRange(0, 5);
    const state = recordState(still);
    still.remove();
    replay(live, state);
    const next = inLive('name') as HTMLInputElement;
    expect([next.value, next.selectionStart, next.selectionEnd]).toEqual(['North gate', 0, 5]);
  });

  test('is not recorded for fields and elements that have none', () => {
    inStill('first').focus();
    expect(recordState(still)).not.toHaveProperty('selection');
    const name = inStill('name') as HTMLInputElement;
    name.type = 'number';
    name.focus();
    expect(recordState(still)).not.toHaveProperty('selection');
  });
});

describe('a click', () => {
  test.each(['first', 'second', 'inner', 'name'])(
    'on #%s is replayed in the live demo once',
    (id) => {
      const click = recordClick(still, inStill(id));
      still.remove();
      replay(live, { ...(click && { click }) });
      expect(clicks).toEqual([id]);
    },
  );

  test('on the icon of a button is replayed on the button', () => {
    const onClick = jest.fn();
    inLive('icon').addEventListener('click', onClick);
    const click = recordClick(still, still.querySelector('#line')!);
    replay(live, { ...(click && { click }) });
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  test('outside of the demo, or on no element, is not recorded', () => {
    expect(recordClick(still, document.querySelector('#outside')!)).toBeUndefined();
    expect(recordClick(still, still.firstChild!)).toBeUndefined();
    expect(recordClick(still, window)).toBeUndefined();
  });

  test('is marked as a replay', () => {
    const events: boolean[] = [];
    live.addEventListener('click', (event) => events.push(isReplayed(event)));
    inLive('first').click();
    replay(live, { click: recordClick(still, inStill('first'))! });
    expect(events).toEqual([false, true]);
  });

  test('that was not recorded is not replayed', () => {
    replay(live, {});
    expect(clicks).toEqual([]);
  });
});

describe('changed values', () => {
  const LIST =
    '<select id="list"><option value="0">a</option><option value="1" selected>b</option></select><input id="text" />';
  let events: string[];

  beforeEach(() => {
    still.innerHTML = LIST;
    live.innerHTML = LIST;
    events = [];
    for (const name of ['input', 'change']) {
      live.addEventListener(name, ({ target }) => {
        const { id, value } = target as HTMLInputElement | HTMLSelectElement;
        events.push(`${name} #${id} ${value}`);
      });
    }
  });

  test('fires the same events in the live demo', () => {
    still.querySelector('select')!.value = '0';
    still.querySelector('input')!.value = 'text';
    replay(live, recordState(still));
    expect(events.sort()).toEqual(['change #list 0', 'input #text text']);
  });

  test('are not recorded for unchanged fields', () => {
    expect(recordState(still)).toEqual({});
    still.querySelector('option[selected]')!.removeAttribute('selected');
    expect(recordState(still)).toEqual({});
  });
});

test('focus and click are both replayed, focus first', () => {
  const order: string[] = [];
  inLive('name').addEventListener('focus', () => order.push('focus'));
  inLive('second').addEventListener('click', () => order.push('click'));
  inStill('name').focus();
  replay(live, { focus: recordFocus(still)!, click: recordClick(still, inStill('second'))! });
  expect(order).toEqual(['focus', 'click']);
});

test('a path that the live demo does not have is ignored', () => {
  inStill('second').focus();
  const interaction = { focus: recordFocus(still)!, click: recordClick(still, inStill('second'))! };
  live.innerHTML = '<p>Something else</p>';
  expect(() => replay(live, interaction)).not.toThrow();
  expect(clicks).toEqual([]);
});
