/**
 * A navigation tree as nested lists of links. It is rendered on the server; in the browser only after a change of
 * product.
 */
import { memo } from 'react';
import {
  type NavEntry,
  NAV_FLAG_TEXTS,
  getNavFlag,
  getNavTitle,
  getPlanText,
} from '@/src/shared/nav';
import { localizeHref } from '@/src/shared/languages';
import { useUserLanguage } from '../../i18n/UserLanguage';
import { useTranslate } from '../../i18n/translate';
import { Icon } from '../../ui/icons';
import styles from './SideNav.module.css';
import { ACTIVE_CLASS } from './markActive';

interface NavTreeProps {
  entries: readonly NavEntry[];
  /** The active page and the groups above it (`findActiveTrail`), for the initial rendering. */
  trail: readonly NavEntry[];
  depth?: number;
}

/** `markActive` updates the marks after the first rendering, whether the server or React wrote the HTML. */
export const NavTree = memo(function NavTree({ entries, trail, depth = 0 }: NavTreeProps) {
  return (
    <ul className={styles.list} data-depth={depth}>
      {entries.map((entry) => (
        <li key={entry.pathname}>
          {entry.children ? (
            <NavGroup entry={entry} trail={trail} depth={depth}>
              {entry.children}
            </NavGroup>
          ) : (
            <NavLink entry={entry} active={trail.includes(entry)} />
          )}
        </li>
      ))}
    </ul>
  );
});

interface NavGroupProps extends Required<Omit<NavTreeProps, 'entries'>> {
  entry: NavEntry;
  children: readonly NavEntry[];
}

function NavGroup({ entry, trail, depth, children }: NavGroupProps) {
  if (entry.subheader) {
    return (
      <>
        <div className={styles.subheader}>
          {entry.subheader}
          <Chips entry={entry} />
        </div>
        <NavTree entries={children} trail={trail} depth={depth + 1} />
      </>
    );
  }
  return (
    <details className={styles.group} open={trail.includes(entry)}>
      <summary>
        {entry.icon && <Icon name={entry.icon} />}
        <span>{getNavTitle(entry)}</span>
        <Chips entry={entry} />
        <Icon name="chevron" className={styles.chevron} />
      </summary>
      <NavTree entries={children} trail={trail} depth={depth + 1} />
    </details>
  );
}

/** Adds a trailing slash, before the hash if there is one. */
function withSlash(pathname: string): string {
  return pathname.replace(/\/?(#.*)?$/, '/$1');
}

/** The plan and the most important flag of an entry. */
function Chips({ entry }: { entry: NavEntry }) {
  const t = useTranslate();
  const { plan } = entry;
  const flag = getNavFlag(entry);
  return (
    <>
      {plan && (
        <span className="plan-chip" data-plan={plan}>
          {t(getPlanText(plan))}
        </span>
      )}
      {flag && (
        <span className={styles.chip} data-flag={flag}>
          {t(NAV_FLAG_TEXTS[flag])}
        </span>
      )}
    </>
  );
}

function NavLink({ entry, active }: { entry: NavEntry; active: boolean }) {
  const language = useUserLanguage();
  const external = !entry.pathname.startsWith('/');
  return (
    <a
      className={[styles.link, entry.icon && styles.top, active && ACTIVE_CLASS]
        .filter(Boolean)
        .join(' ')}
      href={external ? entry.pathname : localizeHref(withSlash(entry.pathname), language)}
      aria-current={active ? 'page' : undefined}
    >
      {entry.icon && <Icon name={entry.icon} />}
      <span>{getNavTitle(entry)}</span>
      <Chips entry={entry} />
      {external && <Icon name="external" className={styles.external} />}
    </a>
  );
}
