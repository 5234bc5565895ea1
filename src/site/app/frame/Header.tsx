import { localizeHref } from '@/src/shared/languages';
import { SITE_REPOSITORY } from '@/src/shared/links';
import { clickEvent } from '../../browser/clickEvent';
import { useUserLanguage } from '../../i18n/UserLanguage';
import { useTranslate } from '../../i18n/translate';
import { Icon, Logo } from '../../ui/icons';
import { SearchButton } from '../../features/search/SearchButton';
import { SettingsButton } from '../../features/settings/SettingsButton';
import styles from './Header.module.css';
import { ModeMenu } from './ModeMenu';
import { NAV_DRAWER_ID } from './NavDrawer';

/**
 * The bar at the top of the page.
 * @param hasNav whether the page has a side navigation, which the menu button opens on narrow screens.
 */
export function Header({ hasNav = false }: { hasNav?: boolean }) {
  const t = useTranslate();
  const language = useUserLanguage();
  return (
    <header className={styles.header}>
      {hasNav && (
        <button
          type="button"
          className={`fg-icon-button ${styles.menu}`}
          popoverTarget={NAV_DRAWER_ID}
          aria-label={t('openNavigation')}
        >
          <Icon name="menu" />
        </button>
      )}
      <a className={styles.brand} href={localizeHref('/', language)}>
        <Logo />
        <span>Fieldguide</span>
      </a>
      <div className={styles.tools}>
        <SearchButton />
        <a
          href={SITE_REPOSITORY}
          className={styles.repository}
          aria-label={t('repository')}
          {...clickEvent('header', 'repository')}
        >
          {t('repositoryName')}
        </a>
        <ModeMenu />
        <SettingsButton className={`fg-icon-button ${styles.tool}`} />
      </div>
    </header>
  );
}
