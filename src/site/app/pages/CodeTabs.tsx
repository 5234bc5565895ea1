import { type KeyboardEvent, useId } from 'react';
import type { BlockOf } from '@/src/shared/page';
import { useStoredText } from '../../state/storedText';
import { useTranslate } from '../../i18n/translate';
import { AdoptedHtml } from '../../ui/AdoptedHtml';
import styles from './CodeTabs.module.css';

/** Code blocks as tabs. The selected tab is stored under the block's key, for all pages that use the key. */
export function CodeTabs({ block }: { block: BlockOf<'codeTabs'> }) {
  const { storageKey, tabs } = block;
  const t = useTranslate();
  const id = useId();
  const [stored, setStored] = useStoredText(`codeblock-${storageKey}`);
  const selected = Math.max(
    0,
    tabs.findIndex((tab) => tab.label === stored),
  );

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const forward =
      getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
    const targets: Partial<Record<string, number>> = {
      [forward]: (selected + 1) % tabs.length,
      [backward]: (selected - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const target = targets[event.key];
    const tab = target === undefined ? undefined : tabs[target];
    if (tab) {
      event.preventDefault();
      setStored(tab.label);
      document.getElementById(`${id}-tab-${target}`)?.focus();
    }
  };

  return (
    <div className={styles.root}>
      <div role="tablist" aria-label={t('codeTabs')} className={styles.list} onKeyDown={onKeyDown}>
        {tabs.map(({ label }, index) => (
          <button
            key={label}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={index === selected}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => setStored(label)}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ label, html }, index) => (
        <div
          key={label}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          data-label={label}
          hidden={index !== selected}
        >
          <AdoptedHtml html={html} />
        </div>
      ))}
    </div>
  );
}
