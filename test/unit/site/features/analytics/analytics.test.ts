/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type * as AnalyticsModule from '@/src/site/features/analytics/analytics';
import { createFakeAnalytics, setPrivacy } from './support';

type Module = typeof AnalyticsModule;

/** Loads the module as in a build with this id. */
async function load(id: string): Promise<Module & { isMeasured: () => boolean }> {
  process.env.NEXT_PUBLIC_ANALYTICS_ID = id;
  jest.resetModules();
  return {
    ...(await import('@/src/site/features/analytics/analytics')),
    ...(await import('@/src/site/features/analytics/isMeasured')),
  };
}

let undo: (() => void)[] = [];
beforeEach(() => {
  undo = [];
});
afterEach(() => {
  undo.forEach((restore) => restore());
  delete process.env.NEXT_PUBLIC_ANALYTICS_ID;
});

describe('isMeasured', () => {
  test.each([
    ['', null, undefined, false],
    ['G-TEST', null, undefined, true],
    ['G-TEST', undefined, undefined, true],
    ['G-TEST', '0', false, true],
    ['G-TEST', 'unspecified', undefined, true],
    ['G-TEST', '1', undefined, false],
    ['G-TEST', null, true, false],
    ['G-TEST', '1', true, false],
  ])('id %j, Do Not Track %j, Global Privacy Control %j: %j', async (id, dnt, gpc, expected) => {
    undo.push(setPrivacy('doNotTrack', dnt), setPrivacy('globalPrivacyControl', gpc));
    expect((await load(id)).isMeasured()).toBe(expected);
  });

  test('an iframe is not measured', async () => {
    const own = Object.getOwnPropertyDescriptor(window, 'parent')!;
    Object.defineProperty(window, 'parent', { configurable: true, value: {} });
    undo.push(() => Object.defineProperty(window, 'parent', own));
    expect((await load('G-TEST')).isMeasured()).toBe(false);
  });
});

describe('sendEvent', () => {
  test('queued events are sent in order, once', async () => {
    const { sendEvent, connectAnalytics } = await load('G-TEST');
    const service = createFakeAnalytics();
    sendEvent('ad', { eventAction: 'display' });
    sendEvent('ad', { eventAction: 'click' });
    connectAnalytics(service);
    sendEvent('ad', { eventAction: 'crash' });
    connectAnalytics(service);
    expect(service.sendEvent.mock.calls).toEqual([
      ['ad', { eventAction: 'display' }],
      ['ad', { eventAction: 'click' }],
      ['ad', { eventAction: 'crash' }],
    ]);
  });

  test('the queue is limited', async () => {
    const { sendEvent, connectAnalytics, MAX_WAITING } = await load('G-TEST');
    const service = createFakeAnalytics();
    for (let count = 0; count < MAX_WAITING + 3; count += 1) {
      sendEvent(`event${count}`, {});
    }
    connectAnalytics(service);
    expect(service.sendEvent).toHaveBeenCalledTimes(MAX_WAITING);
    expect(service.sendEvent).toHaveBeenLastCalledWith(`event${MAX_WAITING - 1}`, {});
  });

  test.each([
    ['without an id', '', () => () => undefined],
    ['with Do Not Track', 'G-TEST', () => setPrivacy('doNotTrack', '1')],
    ['with Global Privacy Control', 'G-TEST', () => setPrivacy('globalPrivacyControl', true)],
  ])('%s, nothing is queued', async (_case, id, prepare) => {
    const restore = prepare();
    const { sendEvent, connectAnalytics } = await load(id);
    const service = createFakeAnalytics();
    sendEvent('ad', {});
    restore();
    connectAnalytics(service);
    expect(service.sendEvent).not.toHaveBeenCalled();
  });

  test('after disconnecting, nothing is sent', async () => {
    const { sendEvent, connectAnalytics } = await load('G-TEST');
    const service = createFakeAnalytics();
    connectAnalytics(service);
    connectAnalytics(undefined);
    sendEvent('ad', {});
    expect(service.sendEvent).not.toHaveBeenCalled();
  });
});
