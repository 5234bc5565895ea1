import { useCallback, useLayoutEffect } from 'react';
import {
  API_VIEWS,
  type ApiGroup,
  type ApiView,
  type ApiViewTable,
  VIEW_KEYS,
  getGroupKey,
  getViewAttribute,
} from '@/src/shared/apiView';
import { useStoredText } from '../../state/storedText';

/**
 * Returns the stored view of a table, and its setter. CSS uses the attribute of `<html>`, so changes don't re-render
 * the tables.
 */
export function useApiView(table: ApiViewTable): [ApiView, (view: ApiView) => void] {
  const [stored, store] = useStoredText(VIEW_KEYS[table]);
  const view = API_VIEWS.find((candidate) => candidate === stored) ?? 'table';
  useRootAttribute(getViewAttribute(table), view === 'table' ? undefined : view, stored !== null);
  return [view, store];
}

/** Returns whether a group of props is shown, and its setter. */
export function useApiGroup(group: ApiGroup): [boolean, (on: boolean) => void] {
  const [stored, store] = useStoredText(getGroupKey(group));
  const on = stored === 'on';
  useRootAttribute(getViewAttribute(group), on ? 'on' : undefined, stored !== null);
  return [on, useCallback((next) => store(next ? 'on' : 'off'), [store])];
}

/**
 * Before a value is known (during hydration), and if none is stored, the attribute is left as the inline script has set
 * it.
 */
function useRootAttribute(name: string, value: string | undefined, isKnown: boolean): void {
  useLayoutEffect(() => {
    if (!isKnown) {
      return;
    }
    if (value === undefined) {
      document.documentElement.removeAttribute(name);
    } else {
      document.documentElement.setAttribute(name, value);
    }
  }, [name, value, isKnown]);
}
