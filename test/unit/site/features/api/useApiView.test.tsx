/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useApiGroup, useApiView } from '@/src/site/features/api/useApiView';
import { blockStorage, writeInOtherTab } from '../../../support/browser';

const root = document.documentElement;
beforeEach(() => {
  window.localStorage.clear();
});
afterEach(() => {
  [...root.attributes].forEach(({ name }) => root.removeAttribute(name));
});

describe('a view', () => {
  test('is the table by default, and keeps the attribute of the inline script', () => {
    root.setAttribute('data-api-props', 'expanded');
    const { result } = renderHook(() => useApiView('props'));
    expect(result.current[0]).toBe('table');
    expect(root.getAttribute('data-api-props')).toBe('expanded');
    expect(window.localStorage).toHaveLength(0);
  });

  test.each(['expanded', 'collapsed'] as const)('%s is restored', (view) => {
    window.localStorage.setItem('apiPage_slots', view);
    const { result } = renderHook(() => useApiView('slots'));
    expect(result.current[0]).toBe(view);
    expect(root.getAttribute('data-api-slots')).toBe(view);
  });

  test.each(['', 'odd', 'Table', 'toString', '"><x'])(
    '%j in storage is read as the table',
    (value) => {
      root.setAttribute('data-api-props', 'expanded');
      window.localStorage.setItem('apiPage_props', value);
      const { result } = renderHook(() => useApiView('props'));
      expect(result.current[0]).toBe('table');
      expect(root.hasAttribute('data-api-props')).toBe(false);
    },
  );

  test('of one table does not change those of others', () => {
    const { result } = renderHook(() => [useApiView('props'), useApiView('classes')] as const);
    act(() => result.current[1][1]('collapsed'));
    expect(result.current.map(([view]) => view)).toEqual(['table', 'collapsed']);
    expect(root.hasAttribute('data-api-props')).toBe(false);
  });

  test('follows other tabs', () => {
    const { result } = renderHook(() => useApiView('props'));
    act(() => writeInOtherTab('apiPage_props', 'expanded'));
    expect(result.current[0]).toBe('expanded');
    expect(root.getAttribute('data-api-props')).toBe('expanded');
  });
});

describe('a group', () => {
  test.each([
    [null, false],
    ['on', true],
    ['off', false],
    ['true', false],
  ])('that is stored as %j shows: %s', (value, on) => {
    if (value !== null) {
      window.localStorage.setItem('apiPage_native', value);
    }
    const { result } = renderHook(() => useApiGroup('native'));
    expect(result.current[0]).toBe(on);
    expect(root.getAttribute('data-api-native')).toBe(on ? 'on' : null);
  });

  test('is switched on and off', () => {
    const { result } = renderHook(() => useApiGroup('inherited'));
    act(() => result.current[1](true));
    expect([result.current[0], root.getAttribute('data-api-inherited')]).toEqual([true, 'on']);
    act(() => result.current[1](false));
    expect([result.current[0], root.getAttribute('data-api-inherited')]).toEqual([false, null]);
  });
});

test('where storage is blocked, the choice holds on this page', () => {
  const free = blockStorage();
  try {
    const { result } = renderHook(() => useApiView('classes'));
    act(() => result.current[1]('expanded'));
    expect(result.current[0]).toBe('expanded');
    expect(root.getAttribute('data-api-classes')).toBe('expanded');
  } finally {
    free();
  }
});
