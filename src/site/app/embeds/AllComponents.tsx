import { useId, useRef } from 'react';
import type { ComponentTask } from '@/src/shared/componentIndex';
import { useTranslate } from '../../i18n/translate';
import { AdoptedHtml } from '../../ui/AdoptedHtml';
import styles from './AllComponents.module.css';
import { FilterForm } from './filter/FilterForm';
import { type CardQuery, filterCards } from './filter/filterCards';
import { useFilter } from './filter/useFilter';

interface AllComponentsProps {
  /** The groups of cards; see src/node/embeds/AllComponents.ts. */
  html: string | undefined;
  tasks: readonly ComponentTask[];
}

/** `{{"component": "AllComponents", "product": "material-ui"}}`: a card for each component, with a filter. */
export default function AllComponents({ html, tasks }: AllComponentsProps) {
  const t = useTranslate();
  const cards = useRef<HTMLDivElement>(null);
  const filter = useFilter<CardQuery>({ text: '', task: '' }, (query) =>
    cards.current ? filterCards(cards.current, query, tasks) : undefined,
  );
  return (
    <div className={styles.index}>
      <FilterForm
        filter={filter}
        label={t('componentsFilter')}
        hint={t('componentsFilterHint')}
        countText={t('componentsCount')}
      >
        <TaskFilter
          tasks={tasks}
          value={filter.query.task}
          onChange={(task) => filter.change({ task })}
        />
      </FilterForm>
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
