/** @jest-environment jsdom */
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import {
  clearEditRequest,
  getDraft,
  getDraftId,
  requestEdit,
  resetDraft,
  setDraft,
  subscribeDrafts,
  useDraft,
  useEditRequest,
} from '@/src/site/features/demo/live/drafts';

const ID = getDraftId('/a/page', 'Pick', 'system', 'TS');
afterEach(() => resetDraft(ID));

describe('drafts', () => {
  test('are separate for each page, demo, flavor and variant', () => {
    const ids = [
      ID,
      getDraftId('/a/page', 'Pick', 'system', 'JS'),
      getDraftId('/a/page', 'Pick', 'css', 'TS'),
      getDraftId('/a/page', 'Pick-2', 'system', 'TS'),
      getDraftId('/b/page', 'Pick', 'system', 'TS'),
    ];
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('a change keeps the other fields and replaces the draft', () => {
    setDraft(ID, { text: 'a', codeError: { message: 'no' } });
    const first = getDraft(ID);
    setDraft(ID, { text: 'b' });
    expect(first?.text).toBe('a');
    expect(getDraft(ID)).toEqual({ text: 'b', codeError: { message: 'no' } });
  });

  test('a component subscribes to its draft only', () => {
    const { result } = renderHook(() => useDraft(ID));
    expect(result.current).toBeUndefined();
    act(() => setDraft(ID, { text: 'a' }));
    expect(result.current).toEqual({ text: 'a' });
    act(() => resetDraft(ID));
    expect(result.current).toBeUndefined();
  });

  test('a reset of nothing is no change', () => {
    const listener = jest.fn();
    const stop = subscribeDrafts(listener);
    resetDraft(ID);
    expect(listener).not.toHaveBeenCalled();
    stop();
    setDraft(ID, { text: 'a' });
    expect(listener).not.toHaveBeenCalled();
  });

  test('a request is pending until the editor clears it', () => {
    requestEdit(ID);
    const { result } = renderHook(() => useEditRequest(ID));
    expect(result.current).toBe(true);
    act(() => clearEditRequest(ID));
    expect(result.current).toBe(false);
  });
});
