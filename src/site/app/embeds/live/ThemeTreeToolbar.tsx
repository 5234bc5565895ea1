import { type RefObject, useEffect } from 'react';
import type { ThemeTreeTexts } from '@/src/shared/embedTexts';
import { FilterForm } from '../filter/FilterForm';
import { useFilter } from '../filter/useFilter';
import { filterTree, setAllOpen, toggleGroup } from './themeTree';
import { useCopyButtons } from './useCopyButtons';

interface ThemeTreeToolbarProps {
  /** The element that contains the table. */
  root: RefObject<HTMLElement | null>;
  texts: ThemeTreeTexts;
}

/** Filters the theme tree, and makes the buttons in its rows work. */
export default function ThemeTreeToolbar({ root, texts }: ThemeTreeToolbarProps) {
  const message = useCopyButtons(root);
  const filter = useFilter({ text: '' }, ({ text }) =>
    root.current ? filterTree(root.current, text) : undefined,
  );
  useEffect(() => {
    const element = root.current;
    const onClick = ({ target }: MouseEvent) => {
      const toggle = target instanceof Element && target.closest('[data-toggle]');
      if (element && toggle) {
        toggleGroup(element, toggle);
      }
    };
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, [root]);
  const openAll = (open: boolean) => {
    if (root.current) {
      filter.clear();
      setAllOpen(root.current, open);
    }
  };
  return (
    <FilterForm
      filter={filter}
      label={texts.themeTreeFilter}
      hint={texts.themeTreeFilterHint}
      countText={texts.themeTreeCount}
      message={message}
    >
      <button type="button" className="fg-button" onClick={() => openAll(true)}>
        {texts.themeTreeExpand}
      </button>
      <button type="button" className="fg-button" onClick={() => openAll(false)}>
        {texts.themeTreeCollapse}
      </button>
    </FilterForm>
  );
}
