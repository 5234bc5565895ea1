/** The layout of a page: header, navigation, content, table of contents, and footer. */
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { localizeHref } from '@/src/shared/languages';
import { getProduct } from '@/src/shared/products';
import type { DocsPage } from '@/src/shared/page';
import { useCodeCopy } from './useCodeCopy';
import styles from './AppFrame.module.css';
import { Footer } from './Footer';
import { Header } from './Header';
import { NavDrawer } from './NavDrawer';
import { PageFooter } from './PageFooter';
import { ProductMenus } from './ProductMenus';
import { SideNav } from './SideNav';
import { SkipLink } from './SkipLink';
import { TableOfContents } from './TableOfContents';

interface AppFrameProps {
  /** The current documentation page; undefined on other pages, such as the 404 page. */
  page: DocsPage | undefined;
  children: ReactNode;
}

export function AppFrame({ page, children }: AppFrameProps) {
  const product = getProduct(page?.pathname ?? '');
  const main = useRef<HTMLElement>(null);
  useCodeCopy();
  useFocusOnArrival(main, page);
  return (
    <>
      <SkipLink />
      <Header hasNav />
      <div className={styles.columns}>
        <NavDrawer>
          <ProductMenus product={product} />
          <SideNav
            productId={product?.id}
            pathname={page?.pathname ?? ''}
            navEntries={page?.navEntries}
          />
        </NavDrawer>
        {/* The table of contents precedes the text in the DOM, because it is above the text on narrow screens. */}
        {page && (
          <TableOfContents
            key={page.pathname}
            toc={page.toc}
            lang={page.textLanguage}
            pathname={localizeHref(page.pathname, page.language)}
          />
        )}
        <main
          ref={main}
          id="main-content"
          tabIndex={-1}
          className={styles.main}
          data-wide={page?.wide}
          aria-busy={page?.isStart}
        >
          {children}
          {page && <PageFooter page={page} />}
        </main>
        <Footer />
      </div>
    </>
  );
}

/**
 * After a navigation, moves focus to the content if it was in the previous content or would be lost. It doesn't move
 * focus that is in the side navigation. With a hash, the browser moves focus itself. The first screen of a page doesn't
 * get focus, because the whole page replaces it.
 */
function useFocusOnArrival(main: RefObject<HTMLElement | null>, page: DocsPage | undefined) {
  const shown = useRef(page?.pathname);
  useEffect(() => {
    if (page?.isStart) {
      return;
    }
    const { activeElement } = document;
    const isLost = activeElement === document.body || main.current?.contains(activeElement);
    if (shown.current !== page?.pathname && isLost && window.location.hash === '') {
      main.current?.focus({ preventScroll: true });
    }
    shown.current = page?.pathname;
  }, [main, page]);
}
