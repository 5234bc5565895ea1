/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  API_GROUPS,
  VIEW_KEYS,
  apiViewScript,
  getGroupKey,
  getViewAttribute,
} from '@/src/shared/apiView';
import { blockStorage } from '../support/browser';

const root = document.documentElement;

/** Runs the inline script, as the page does. */
function runScript(): void {
  const script = document.createElement('script');
  script.textContent = apiViewScript;
  document.head.append(script);
  script.remove();
}

/** Runs it so that its errors are thrown. */
function evaluateScript(): void {
  new Function(apiViewScript)();
}

const listAttributes = () =>
  Object.fromEntries(
    [...root.attributes]
      .filter(({ name }) => name.startsWith('data-api'))
      .map(({ name, value }) => [name, value]),
  );

beforeEach(() => {
  window.localStorage.clear();
});
afterEach(() => {
  [...root.attributes].forEach(({ name }) => root.removeAttribute(name));
});

describe('the keys', () => {
  test('of the views are those that users have stored already', () => {
    expect(VIEW_KEYS).toEqual({
      props: 'apiPage_props',
      slots: 'apiPage_slots',
      classes: 'apiPage_classes',
    });
  });

  test('and attributes are unique', () => {
    const keys = [...Object.values(VIEW_KEYS), ...API_GROUPS.map(getGroupKey)];
    expect(new Set(keys).size).toBe(6);
    const names = [...(['props', 'slots', 'classes'] as const), ...API_GROUPS];
    expect(new Set(names.map(getViewAttribute)).size).toBe(6);
  });
});

describe('the script in the page', () => {
  test('sets the attributes of stored settings', () => {
    window.localStorage.setItem(VIEW_KEYS.props, 'expanded');
    window.localStorage.setItem(VIEW_KEYS.slots, 'collapsed');
    window.localStorage.setItem(getGroupKey('inherited'), 'on');
    runScript();
    expect(listAttributes()).toEqual({
      [getViewAttribute('props')]: 'expanded',
      [getViewAttribute('slots')]: 'collapsed',
      [getViewAttribute('inherited')]: 'on',
    });
  });

  test('stores each table separately', () => {
    window.localStorage.setItem(VIEW_KEYS.classes, 'expanded');
    runScript();
    expect(listAttributes()).toEqual({ 'data-api-classes': 'expanded' });
  });

  test('sets nothing if nothing is stored', () => {
    runScript();
    expect(listAttributes()).toEqual({});
  });

  test.each(['table', 'off', '', 'Expanded', 'expanded on', '"><script>', 'null', 'on\n'])(
    'refuses %j',
    (value) => {
      window.localStorage.setItem(VIEW_KEYS.props, value);
      window.localStorage.setItem(getGroupKey('inherited'), value);
      runScript();
      expect(listAttributes()).toEqual({});
    },
  );

  test('survives blocked storage', () => {
    const free = blockStorage();
    try {
      expect(() => window.localStorage).toThrow();
      expect(evaluateScript).not.toThrow();
      expect(listAttributes()).toEqual({});
    } finally {
      free();
    }
  });

  test('does not contain a closing script tag', () => {
    expect(apiViewScript).not.toMatch(/<\/|<!--/);
  });
});
