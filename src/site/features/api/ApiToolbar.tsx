import {
  API_GROUPS,
  API_VIEWS,
  type ApiGroup,
  type ApiView,
  type ApiViewTable,
} from '@/src/shared/apiView';
import { type TextKey, useTranslate } from '../../i18n/translate';
import styles from './ApiTable.module.css';
import { useApiGroup, useApiView } from './useApiView';

const VIEW_TEXTS: Record<ApiView, TextKey> = {
  table: 'apiViewTable',
  expanded: 'apiViewExpanded',
  collapsed: 'apiViewCollapsed',
};

const GROUP_TEXTS: Record<ApiGroup, TextKey> = {
  inherited: 'apiInherited',
  system: 'apiSystem',
  native: 'apiNative',
};

/** The minimum number of rows for a filter. */
const MIN_FILTERED = 7;

interface ApiToolbarProps {
  /** The heading of the table, such as "Props". */
  title: string;
  view: ApiViewTable;
  rows: number;
  /** The number of members in each group. */
  groups: Readonly<Record<ApiGroup, number>>;
  query: string;
  onFilter: (query: string) => void;
}

/** The controls of a table: the filter, the groups of inherited props, and the view. */
export function ApiToolbar({ title, view, rows, groups, query, onFilter }: ApiToolbarProps) {
  const t = useTranslate();
  const [current, setView] = useApiView(view);
  const hasFilter = rows + groups.system + groups.native >= MIN_FILTERED;
  return (
    <div className={styles.toolbar}>
      {hasFilter && (
        <input
          type="search"
          className={styles.filter}
          aria-label={t('apiFilter', { section: title })}
          placeholder={t('apiFilterShort')}
          value={query}
          onChange={(event) => onFilter(event.target.value)}
        />
      )}
      {API_GROUPS.filter((group) => groups[group] > 0).map((group) => (
        <GroupSwitch key={group} group={group} count={groups[group]} />
      ))}
      <div role="group" aria-label={t('apiView', { section: title })} className={styles.views}>
        {API_VIEWS.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === current}
            onClick={() => setView(name)}
          >
            {t(VIEW_TEXTS[name])}
          </button>
        ))}
      </div>
    </div>
  );
}

function GroupSwitch({ group, count }: { group: ApiGroup; count: number }) {
  const t = useTranslate();
  const [on, setOn] = useApiGroup(group);
  return (
    <label className={styles.switch}>
      <input type="checkbox" checked={on} onChange={(event) => setOn(event.target.checked)} />
      {t(GROUP_TEXTS[group])} <span>{count}</span>
    </label>
  );
}
