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
  /** Entries of the API reference that are shown below its link. */
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
  }, [pathname, navEntries, productId, language, trees]);

  return (
    <nav ref={nav} aria-label={t('documentation')}>
      {renderPart('start')}
      {navEntries && (
        // Indented like a group of the entry above.
        <div className={styles.list}>
          <NavTree entries={navEntries} trail={findActiveTrail(navEntries, pathname)} depth={1} />
        </div>
      )}
      {renderPart('end')}
    </nav>
  );

  function renderPart(part: 'start' | 'end'): ReactNode {
    if (serverTrees) {
      const tree = getTree(serverTrees, productId);
      const trail = navEntries ? NO_TRAIL : findActiveTrail(tree, pathname);
      return (
        <div>
          <NavTree entries={splitTree(tree)[part]} trail={trail} />
        </div>
      );
    }
    if (adopted) {
      return <AdoptedHtml key={`served ${part}`} html={undefined} />;
    }
    if (trees) {
      return (
        <div key={`${language}/${productId} ${part}`}>
          <NavTree entries={splitTree(getTree(trees, productId))[part]} trail={NO_TRAIL} />
        </div>
      );
    }
    return failed && part === 'start' && <p role="alert">{t('navNotLoaded')}</p>;
  }
}

/** Splits a tree after the link to the API reference, where the entries of the reference belong. */
function splitTree(tree: readonly NavEntry[]): Record<'start' | 'end', readonly NavEntry[]> {
  const count = tree.findIndex(({ pathname }) => pathname.endsWith('/api')) + 1 || tree.length;
  return { start: tree.slice(0, count), end: tree.slice(count) };
}

const NO_TRAIL: readonly NavEntry[] = [];

function getTree(trees: Trees, productId: string | undefined): readonly NavEntry[] {
  return trees.NAV_TREES[productId ?? ''] ?? trees.DEFAULT_MENU;
}
