/** The state of a search: what was typed, the filters, the results, and the selected one. */
import { useRouter } from 'next/router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { parseLocalizedPath } from '@/src/shared/languages';
import { getProduct } from '@/src/shared/products';
import type { Filters } from './SearchFilters';
import { HITS_ID, getOptionId } from './SearchHits';
import { useFilterKeys } from './filterKeys';
import { listOptions } from './options';
import { useCombobox } from './useCombobox';
import { useIndex } from './useIndex';
import { useOpening } from './useOpening';

const NO_GROUPS: ReadonlySet<string> = new Set();
const NO_FILTERS: Filters = {};

/**
 * Searches for the text of the field.
 * @param input the field, which works as a combobox from then on.
 * @param close closes the dialog.
 */
export function useSearch(input: HTMLInputElement, close: () => void) {
  const { asPath } = useRouter();
  const current = getProduct(parseLocalizedPath(asPath).pathname)?.id;
  // The field may contain text that was typed before this code was loaded.
  const [query, setQuery] = useState(input.value);
  const [filters, setFilters] = useState(NO_FILTERS);
  const [opened, setOpened] = useState(NO_GROUPS);
  const [active, setActive] = useState(0);
  const { progress, last } = useIndex(query, filters, current);

  const isEmpty = query.trim() === '';
  const answer = isEmpty || last?.request.query.trim() === '' ? undefined : last?.answer;
  const isCurrent =
    last?.request.query === query &&
    last.request.product === filters.product &&
    last.request.type === filters.type;
  const options = answer ? listOptions(answer.groups, opened) : [];
  const selected = Math.min(active, Math.max(0, options.length - 1));

  // If Enter is pressed before the results arrive, it opens the first result of the new query, not of the displayed
  // one.
  const early = useRef<{ apart: boolean }>(undefined);
  const ask = (text: string) => {
    early.current = undefined;
    setQuery(text);
    setActive(0);
    setOpened(NO_GROUPS);
  };
  const filter = (next: Filters) => {
    setFilters(next);
    setActive(0);
  };
  const { remember, leave, follow } = useOpening(query, close);
  const move = (index: number) => {
    setActive(index);
    document.getElementById(getOptionId(index))?.scrollIntoView({ block: 'nearest' });
  };
  const choose = (index: number, apart: boolean) => {
    const link = document.getElementById(getOptionId(index));
    const option = options[index];
    if (apart && link instanceof HTMLAnchorElement && option) {
      remember(option.hit);
      window.open(link.href, '_blank', 'noopener');
    } else {
      link?.click();
    }
  };
  useFilterKeys(input, filters, filter);
  useCombobox(input, {
    count: options.length,
    active: selected,
    listId: HITS_ID,
    getOptionId,
    onInput: ask,
    onMove: move,
    onChoose(index, apart) {
      if (isCurrent) {
        choose(index, apart);
      } else {
        early.current = { apart };
      }
    },
  });
  const chooseEarly = useEffectEvent(() => {
    if (early.current && options.length > 0) {
      choose(0, early.current.apart);
    }
    early.current = undefined;
  });
  useEffect(() => {
    if (isCurrent) {
      chooseEarly();
    }
  }, [isCurrent]);
  return {
    ...{ current, query, filters, progress, answer, isCurrent, options, selected },
    ...{ ask, filter, follow, leave, setActive },
    /** Whether the user has used the filters. */
    hasFiltered: filters !== NO_FILTERS,
    open: (group: string) => setOpened(new Set([...opened, group])),
  };
}
