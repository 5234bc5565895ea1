/**
 * The side navigation. Its tree grows with the site, so page data doesn't include it. The server renders it into the
 * page, and the browser keeps that HTML and only marks the active link. After a change of product, the tree is loaded.
 */
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type NavEntry, findActiveTrail } from '@/src/shared/nav';
import { useUserLanguage } from '../../i18n/UserLanguage';
import { useTranslate } from '../../i18n/translate';
import { AdoptedHtml } from '../../ui/AdoptedHtml';
import { useServerRendered } from '../../ui/useServerRendered';
import { NavTree } from './NavTree';
import styles from './SideNav.module.css';
import { markActive } from './markActive';

interface SideNavProps {
  /** Undefined outside the products, where the default menu is shown. */
  productId: string | undefined;
  /** Address without trailing slash. */
  pathname: string;
  /** Entries of the API reference that are shown below the tree. */
  navEntries: readonly NavEntry[] | undefined;
}

type Trees = typeof import('@/data/nav');

const serverTrees: Trees | undefined =
  typeof window === 'undefined' ? require('@/data/nav') : undefined;

export function SideNav({ productId, pathname, navEntries }: SideNavProps) {
  const t = useTranslate();
  const nav = useRef<HTMLElement>(null);
  const served = useServerRendered();
  const language = useUserLanguage();
  const [first] = useState({ productId, language });
  // The served HTML is kept until product or language change. After that, React renders the tree.
  const [adopted, setAdopted] = useState(served);
  if (adopted && (first.productId !== productId || first.language !== language)) {
    setAdopted(false);
  }
  const [trees, setTrees] = useState<Trees>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    // If loading fails, the next page tries again.
    if (!adopted && !trees) {
      import('@/data/nav').then(setTrees, (error: unknown) => {
        console.error(error);
        setFailed(true);
      });
    }
  }, [adopted, trees, pathname]);

  useLayoutEffect(() => {
    if (nav.current) {
      markActive(nav.current, pathname);
    }
  }, [pathname, productId, language, trees]);

  return (
    <nav ref={nav} aria-label={t('documentation')}>
      {renderTree()}
      {navEntries && (
        // Indented like a group of the tree's last entry.
        <div className={styles.list}>
          <NavTree entries={navEntries} trail={findActiveTrail(navEntries, pathname)} depth={1} />
        </div>
      )}
    </nav>
  );

  function renderTree(): ReactNode {
    if (serverTrees) {
      const entries = getTree(serverTrees, productId);
      return (
        <div>
          <NavTree
            entries={entries}
            trail={navEntries ? NO_TRAIL : findActiveTrail(entries, pathname)}
          />
        </div>
      );
    }
    if (adopted) {
      return <AdoptedHtml key="served" html={undefined} />;
    }
    if (trees) {
      return (
        <div key={`${language}/${productId}`}>
          <NavTree entries={getTree(trees, productId)} trail={NO_TRAIL} />
        </div>
      );
    }
    return failed && <p role="alert">{t('navNotLoaded')}</p>;
  }
}

const NO_TRAIL: readonly NavEntry[] = [];

function getTree(trees: Trees, productId: string | undefined): readonly NavEntry[] {
  return trees.NAV_TREES[productId ?? ''] ?? trees.DEFAULT_MENU;
}
