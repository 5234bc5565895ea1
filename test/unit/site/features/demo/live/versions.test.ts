import { describe, expect, jest, test } from '@jest/globals';
import { createVersions } from '@/src/site/features/demo/live/versions';

const A = () => null;
const B = () => null;

function setup() {
  const onError = jest.fn();
  const versions = createVersions(onError);
  return { onError, versions, shown: () => versions.getShown()?.Component };
}

describe('versions of an edited demo', () => {
  test('the latest version is shown', () => {
    const { versions, shown } = setup();
    expect(shown()).toBeUndefined();
    versions.add(A);
    versions.add(B);
    expect(shown()).toBe(B);
  });

  test('a failing version is replaced by the last working one', () => {
    const { versions, shown, onError } = setup();
    versions.add(A);
    versions.markRendered(versions.getShown()!);
    versions.add(B);
    versions.fail(versions.getShown()!, new Error('no'));
    expect(shown()).toBe(A);
    expect(onError).toHaveBeenCalledWith(new Error('no'));
  });

  test('without a working version, the bundled component is shown', () => {
    const { versions, shown } = setup();
    versions.add(A);
    versions.fail(versions.getShown()!, 1);
    expect(shown()).toBeUndefined();
  });

  test('one that worked and throws later is mounted again once', () => {
    const { versions, shown } = setup();
    versions.add(A);
    const first = versions.getShown()!;
    versions.markRendered(first);
    versions.fail(first, 1);
    const second = versions.getShown()!;
    expect(second).not.toBe(first);
    expect(shown()).toBe(A);
    versions.fail(second, 1);
    expect(shown()).toBeUndefined();
  });

  test('reports of older versions are ignored', () => {
    const { versions, shown, onError } = setup();
    versions.add(A);
    const old = versions.getShown()!;
    versions.add(B);
    versions.fail(old, 1);
    versions.markRendered(old);
    expect(onError).not.toHaveBeenCalled();
    versions.fail(versions.getShown()!, 1);
    expect(shown()).toBeUndefined();
  });

  test('a reset notifies subscribers', () => {
    const { versions, shown } = setup();
    versions.add(A);
    const listener = jest.fn();
    const stop = versions.subscribe(listener);
    versions.clear();
    expect(shown()).toBeUndefined();
    versions.clear();
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
  });
});
