/**
 * `{{"component": "MaterialIcons"}}`: a page to search, view and copy the icons of @mui/icons-material. The served page
 * contains the controls and the first icons. The grid, the search and the dialog are loaded later.
 */
import { useCallback, useEffect, useId, useState } from 'react';
import { getIconDataUrl } from '@/src/shared/iconData';
import {
  ICON_THEMES,
  type IconNames,
  type IconTheme,
  getIconName,
  listIcons,
} from '@/src/shared/iconNames';
import { pageLoaded } from '../../browser/pageLoaded';
import { useUserLanguage } from '../../i18n/UserLanguage';
import { useTranslate } from '../../i18n/translate';
import { Icon } from '../../ui/icons';
import { AdoptedHtml } from '../../ui/AdoptedHtml';
import styles from './Icons.module.css';
import type LiveIcons from './LiveIcons';
import { focusSearch } from './focusSearch';
import { loadIconGroup, loadIconNames } from './iconGroups';
import { THEME_TEXTS } from './themeTexts';
import { useIconAddress } from './useIconAddress';
import '../../i18n/lateTexts';

interface MaterialIconsProps {
  /** The first icons; see src/node/embeds/MaterialIcons.ts. */
  html: string | undefined;
  /** The number of all icons. */
  count: number;
}

interface Loaded {
  Live: typeof LiveIcons;
  names: IconNames;
}

/** The number of icons that are visible at first. Their shapes are loaded before the grid replaces the snapshot. */
const FIRST = 48;

async function loadLiveIcons(): Promise<Loaded> {
  const [module, names] = await Promise.all([import('./LiveIcons'), loadIconNames()]);
  const first = listIcons(names, 'Filled').slice(0, FIRST);
  const urls = new Set(first.map((base) => getIconDataUrl(getIconName({ base, theme: 'Filled' }))));
  // If they fail to load, the grid is shown anyway.
  await Promise.allSettled([...urls].filter((url) => url !== undefined).map(loadIconGroup));
  return { Live: module.default, names };
}

/** Loads the grid once the page has loaded. Returns it, or whether it failed, and a function that tries again. */
function useLiveIcons(): [Loaded | 'failed' | undefined, load: () => Promise<boolean>] {
  const [loaded, setLoaded] = useState<Loaded | 'failed'>();
  const load = useCallback(
    () =>
      loadLiveIcons().then(
        (live) => {
          setLoaded(live);
          return true;
        },
        (error: unknown) => {
          console.error(error);
          setLoaded('failed');
          return false;
        },
      ),
    [],
  );
  useEffect(() => {
    void pageLoaded().then(load);
  }, [load]);
  return [loaded, load];
}

export default function MaterialIcons({ html, count }: MaterialIconsProps) {
  const t = useTranslate();
  const language = useUserLanguage();
  const [address, change] = useIconAddress();
  const [loaded, load] = useLiveIcons();
  const name = useId();
  return (
    <div className={styles.icons} data-icons="">
      <div role="search" className={styles.toolbar}>
        <label className={styles.search}>
          <Icon name="search" />
          <input
            type="search"
            aria-label={t('iconsSearch')}
            placeholder={t('iconsSearchHint')}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            value={address.query}
            onChange={({ target }) => change({ query: target.value })}
          />
        </label>
        <fieldset className={styles.themes}>
          <legend className="visually-hidden">{t('iconsTheme')}</legend>
          {(Object.keys(ICON_THEMES) as IconTheme[]).map((theme) => (
            <label key={theme}>
              <input
                type="radio"
                name={name}
                checked={theme === address.theme}
                onChange={() => change({ theme })}
              />
              {t(THEME_TEXTS[theme])}
            </label>
          ))}
        </fieldset>
      </div>
      {typeof loaded === 'object' ? (
        <loaded.Live names={loaded.names} address={address} onChange={change} />
      ) : (
        <>
          <p className={styles.status} role="status">
            {t(loaded === 'failed' ? 'iconsNotLoaded' : 'loading')}{' '}
            {loaded === 'failed' && (
              <button
                type="button"
                className="fg-button"
                onClick={async () => {
                  // Focus moves only after loading, when the button is removed with the message. While a field has
                  // focus, the page can't reload after a deployment.
                  if (await load()) {
                    focusSearch();
                  }
                }}
              >
                {t('tryAgain')}
              </button>
            )}
          </p>
          <p className={styles.note}>
            {t('iconsFirst', { count: new Intl.NumberFormat(language).format(count) })}
          </p>
          <AdoptedHtml className={`${styles.box} ${styles.first}`} html={html} />
        </>
      )}
    </div>
  );
}
