/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { isSampled, trackClicks } from '@/src/site/features/analytics/trackClicks';
import { clickEvent } from '@/src/site/browser/clickEvent';
import { type FakeAnalytics, createFakeAnalytics } from './support';

let service: FakeAnalytics;
let stop: () => void;

beforeEach(() => {
  service = createFakeAnalytics();
  stop = trackClicks(service);
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

/** Renders HTML and clicks the element with the id `target`. */
function click(html: string, event = new MouseEvent('click', { bubbles: true })): void {
  document.body.innerHTML = html;
  document.getElementById('target')!.dispatchEvent(event);
}

const attributes = (category: string, label: string, more = '') =>
  Object.entries(clickEvent(category, label, 'open'))
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ') + more;

describe('trackClicks', () => {
  // @proves S7.6
  test('reports category, action and label of the element', () => {
    click(`<a id="target" ${attributes('header', 'repository')}>x</a>`);
    expect(service.sendEvent.mock.calls).toEqual([
      ['header', { eventAction: 'open', eventLabel: 'repository' }],
    ]);
  });

  test('only the closest element is reported', () => {
    click(
      `<div ${attributes('outer', '1')}><a ${attributes('inner', '2')}><svg><path id="target"/></svg></a></div>`,
    );
    expect(service.sendEvent.mock.calls).toEqual([
      ['inner', { eventAction: 'open', eventLabel: '2' }],
    ]);
  });

  test('elements without category are ignored; action and label are optional', () => {
    click('<a id="target" data-ga-event-action="open" data-ga-event-label="x">x</a>');
    expect(service.sendEvent).not.toHaveBeenCalled();
    click('<a id="target" data-ga-event-category="page">x</a>');
    expect(service.sendEvent.mock.calls).toEqual([
      ['page', { eventAction: undefined, eventLabel: undefined }],
    ]);
  });

  test('gets clicks whose propagation was stopped', () => {
    document.body.innerHTML = `<div><a id="target" ${attributes('a', 'b')}>x</a></div>`;
    const target = document.getElementById('target')!;
    target.parentElement!.addEventListener(
      'click',
      (event) => event.stopImmediatePropagation(),
      true,
    );
    target.click();
    expect(service.sendEvent).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['auxclick', 1, 1],
    ['auxclick', 2, 0],
  ])('%s of button %i: %i', (type, button, times) => {
    click(
      `<a id="target" ${attributes('a', 'b')}>x</a>`,
      new MouseEvent(type, { bubbles: true, button }),
    );
    expect(service.sendEvent).toHaveBeenCalledTimes(times);
  });

  test('copy buttons of code blocks need no attributes', () => {
    click('<div class="MuiCode-root"><button class="MuiCode-copy" id="target">Copy</button></div>');
    expect(service.sendEvent.mock.calls).toEqual([
      ['code', { eventAction: 'copy', eventLabel: '/' }],
    ]);
  });

  // @proves S7.7
  test('a split reports its share', () => {
    jest.spyOn(Math, 'random').mockReturnValue(0.3);
    click(`<a id="target" ${attributes('a', 'b', ' data-ga-event-split="0.3"')}>x</a>`);
    expect(service.sendEvent).not.toHaveBeenCalled();
    click(`<a id="target" ${attributes('a', 'b', ' data-ga-event-split="0.31"')}>x</a>`);
    expect(service.sendEvent).toHaveBeenCalledTimes(1);
  });

  // @proves S7.7
  test('one in ten clicks on demos is reported, and all other clicks', () => {
    const random = jest.spyOn(Math, 'random').mockReturnValue(0.1);
    click(`<a id="target" ${attributes('demo', 'BasicButtons')}>x</a>`);
    expect(service.sendEvent).not.toHaveBeenCalled();
    click(`<a id="target" ${attributes('header', 'repository')}>x</a>`);
    expect(service.sendEvent).toHaveBeenCalledTimes(1);
    random.mockReturnValue(0.0999);
    click(`<a id="target" ${attributes('demo', 'BasicButtons')}>x</a>`);
    expect(service.sendEvent).toHaveBeenCalledTimes(2);
  });

  test('can be stopped', () => {
    stop();
    click(`<a id="target" ${attributes('a', 'b')}>x</a>`);
    expect(service.sendEvent).not.toHaveBeenCalled();
  });
});

test.each([
  // split, Math.random(), sent
  [undefined, 0.99, true],
  ['0.1', 0, true],
  ['0.1', 0.0999, true],
  ['0.1', 0.1, false],
  ['0.1', 0.9, false],
  ['1', 0.999, true],
  ['0', 0, false],
  [' 0.5 ', 0.4, true],
  [' 0.5 ', 0.6, false],
  // Not a share: always sent
  ['', 0.99, true],
  ['  ', 0.99, true],
  ['half', 0.99, true],
  ['-0.1', 0.99, true],
  ['1.5', 0.99, true],
  ['NaN', 0.99, true],
  ['Infinity', 0.99, true],
  ['10%', 0.99, true],
])('isSampled(%j) with %d is %j', (split, random, expected) => {
  jest.spyOn(Math, 'random').mockReturnValue(random);
  expect(isSampled(split)).toBe(expected);
  jest.restoreAllMocks();
});
