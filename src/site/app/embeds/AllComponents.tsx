import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { ComponentTask } from '@/src/shared/componentIndex';
import { listenToHash, readHash } from '../../browser/addressHash';
import { useTranslate } from '../../i18n/translate';
import { Icon } from '../../ui/icons';
import { AdoptedHtml } from '../../ui/AdoptedHtml';
import styles from './AllComponents.module.css';
import fieldStyles from './filterField.module.css';
import { type CardCount, filterCards } from './filterCards';

interface AllComponentsProps {
  /** The groups of cards; see src/node/embeds/AllComponents.ts. */
  html: string | undefined;
  tasks: readonly ComponentTask[];
}

/** `{{"component": "AllComponents", "product": "material-ui"}}`: a card for each component, with a filter. */
export default function AllComponents({ html, tasks }: AllComponentsProps) {
  const t = useTranslate();
  const cards = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [task, setTask] = useState('');
  const [count, setCount] = useState<CardCount>();

  const filter = (next: { query: string; task: string }) => {
    setQuery(next.query);
    setTask(next.task);
    if (cards.current) {
      setCount(filterCards(cards.current, next, tasks));
    }
  };
  const reset = () => filter({ query: '', task: '' });

  // A table-of-contents link to a heading that the filter hides resets the filter.
  const onHash = useEffectEvent(() => {
    const target = document.getElementById(readHash());
    if (target && cards.current?.contains(target) && !target.checkVisibility()) {
      reset();
      target.scrollIntoView();
    }
  });
  useEffect(() => listenToHash(() => onHash()), []);

  return (
    <div className={styles.index}>
      <form
        role="search"
        data-filter=""
        className={fieldStyles.filter}
        onSubmit={(event: FormEvent) => event.preventDefault()}
      >
        <label className={fieldStyles.search}>
          <Icon name="search" />
          <input
            type="search"
            aria-label={t('componentsFilter')}
            placeholder={t('componentsFilterHint')}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            value={query}
            onChange={({ target }) => filter({ query: target.value, task })}
          />
        </label>
        <TaskFilter tasks={tasks} value={task} onChange={(next) => filter({ query, task: next })} />
        <p role="status" className={fieldStyles.status}>
          {count &&
            (count.shown === 0
              ? t('componentsNothing')
              : t('componentsCount', { shown: String(count.shown), all: String(count.all) }))}
          {count && (query !== '' || task !== '') && (
            <button
              type="button"
              className="fg-button"
              onClick={({ currentTarget }) => {
                reset();
                // The button is removed, so move focus to the first field.
                currentTarget.form?.querySelector('input')?.focus();
              }}
            >
              {t('componentsReset')}
            </button>
          )}
        </p>
      </form>
      <div ref={cards}>
        <AdoptedHtml className={styles.cards} html={html} />
      </div>
    </div>
  );
}

interface TaskFilterProps {
  tasks: readonly ComponentTask[];
  /** Id of the task; empty for all. */
  value: string;
  onChange: (id: string) => void;
}

function TaskFilter({ tasks, value, onChange }: TaskFilterProps) {
  const t = useTranslate();
  const name = useId();
  return (
    <fieldset className={styles.tasks}>
      <legend>{t('componentsTasks')}</legend>
      <div>
        {[{ id: '', title: t('componentsAll') }, ...tasks].map(({ id, title }) => (
          <label key={id}>
            <input type="radio" name={name} checked={id === value} onChange={() => onChange(id)} />
            {title}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
