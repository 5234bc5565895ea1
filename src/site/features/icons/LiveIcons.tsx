/** The icon grid and dialog. They are loaded after the page, with the search and its synonyms. */
import { useDeferredValue, useMemo } from 'react';
import { SYNONYMS } from '@/data/material-ui/components/material-icons/synonyms';
import { createIconSearch } from '@/src/shared/findIcons';
import { type IconNames, getIconName, listIcons, parseIconName } from '@/src/shared/iconNames';
import { useUserLanguage } from '../../i18n/UserLanguage';
import { useTranslate } from '../../i18n/translate';
import { IconDialog } from './IconDialog';
import { IconGrid } from './IconGrid';
import styles from './Icons.module.css';
import { focusSearch } from './focusSearch';
import { loadIconGroup, useFailedGroups } from './iconGroups';
import { THEME_TEXTS } from './themeTexts';
import type { IconAddress } from './useIconAddress';

export interface LiveIconsProps {
  names: IconNames;
  address: IconAddress;
  onChange: (change: Partial<IconAddress>) => void;
}

export default function LiveIcons({ names, address, onChange }: LiveIconsProps) {
  const t = useTranslate();
  const language = useUserLanguage();
  const { theme, selected } = address;
  const query = useDeferredValue(address.query);
  const failed = useFailedGroups();
  const find = useMemo(() => createIconSearch(listIcons(names, theme), SYNONYMS), [names, theme]);
  const hits = useMemo(() => find(query), [find, query]);
  const icons = useMemo(
    () => hits.names.map((base) => ({ base, name: getIconName({ base, theme }) })),
    [hits, theme],
  );
  const count = new Intl.NumberFormat(language).format(icons.length);
  const isUnknown = selected !== '' && !parseIconName(selected, names);
  const retry = async () => {
    try {
      await Promise.all(failed.map(loadIconGroup));
      // The button is removed with the message, so move focus.
      focusSearch();
    } catch (error) {
      console.error(error);
    }
  };
  return (
    <>
      <p role="status" className={styles.status}>
        {isUnknown && <>{t('iconsUnknown', { name: selected })} </>}
        {icons.length === 0
          ? t('iconsNothing', { query })
          : t(hits.isNear ? 'iconsNear' : 'iconsCount', { count })}
        {failed.length > 0 && (
          <>
            {' '}
            {t('iconsFailed')}{' '}
            <button type="button" className="fg-button" onClick={retry}>
              {t('tryAgain')}
            </button>
          </>
        )}
      </p>
      {icons.length > 0 && (
        <div className={styles.box}>
          <IconGrid
            key={`${theme} ${query}`}
            label={t('iconsLabel', { theme: t(THEME_TEXTS[theme]) })}
            icons={icons}
            onOpen={(name) => onChange({ selected: name })}
          />
        </div>
      )}
      {selected !== '' && !isUnknown && (
        <IconDialog
          name={selected}
          names={names}
          onSelect={(name) => onChange({ selected: name })}
          onSearch={(word) => onChange({ query: word })}
          onClose={() => onChange({ selected: '' })}
        />
      )}
    </>
  );
}
