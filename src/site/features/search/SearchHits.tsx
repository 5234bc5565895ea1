import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { localizeHref } from '@/src/shared/languages';
import type { Hit } from '@/src/shared/search/groups';
import { useUserLanguage } from '../../i18n/UserLanguage';
import { useTranslate } from '../../i18n/translate';
import { FirstHit, MemberHit } from './HitText';
import styles from './Search.module.css';
import { type Option, getGroupTitle, splitGroups } from './options';

export const HITS_ID = 'docsearch-hits';
export const getOptionId = (index: number) => `docsearch-hit-${index}`;

interface SearchHitsProps {
  options: readonly Option[];
  /** Index of the selected option. */
  active: number;
  /** Id of the element that describes it. */
  describedBy: string | undefined;
  onActive: (index: number) => void;
  /** Called when a result is opened in this tab. */
  onFollow: (hit: Hit) => void;
  onMore: (group: string) => void;
}

/** The results in groups: links that are the options of the combobox. Focus stays in the field. */
export function SearchHits(props: SearchHitsProps) {
  const { options, active, describedBy, onActive, onFollow, onMore } = props;
  const t = useTranslate();
  const language = useUserLanguage();
  const pointer = useRef('');
  return (
    <div
      className={`DocSearch-Hits ${styles.hits}`}
      id={HITS_ID}
      role="listbox"
      aria-label={t('search')}
    >
      {splitGroups(options).map((group) => (
        <div
          key={group[0]!.index}
          // A group of one would only be another level for screen readers.
          {...(group.length > 1 && {
            role: 'group',
            'aria-label': getGroupTitle(group[0]!.option.hit),
          })}
          className={styles.group}
        >
          {group.map(({ option, index }) => {
            const shared = {
              id: getOptionId(index),
              role: 'option',
              tabIndex: -1,
              'aria-selected': index === active,
              'aria-describedby': index === active ? describedBy : undefined,
              // While the list scrolls below a resting pointer, events are fired without movement.
              onPointerMove: ({ clientX, clientY }: PointerEvent) => {
                const place = `${clientX} ${clientY}`;
                if (pointer.current !== '' && pointer.current !== place) {
                  onActive(index);
                }
                pointer.current = place;
              },
              onMouseDown: (event: MouseEvent) => event.preventDefault(),
            } as const;
            return option.kind === 'more' ? (
              <button
                key={index}
                {...shared}
                type="button"
                className={styles.more}
                onClick={() => onMore(option.group)}
              >
                {getGroupTitle(option.hit)}: {t('apiMore', { count: String(option.count) })}
              </button>
            ) : (
              <a
                key={index}
                {...shared}
                className={option.position === 0 ? styles.hit : styles.member}
                href={localizeHref(option.hit.href, language)}
                onClick={({ ctrlKey, metaKey, shiftKey }) =>
                  !ctrlKey && !metaKey && !shiftKey && onFollow(option.hit)
                }
              >
                {option.position === 0 ? (
                  <FirstHit hit={option.hit} />
                ) : (
                  <MemberHit hit={option.hit} first={option.first} />
                )}
              </a>
            );
          })}
        </div>
      ))}
    </div>
  );
}
