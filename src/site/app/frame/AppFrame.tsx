/** The map of a page: what stands where around the content. */
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
  /** The page inside; undefined for pages that are not documentation, such as the 404. */
  page: DocsPage | undefined;
  children: ReactNode;
}

export function AppFrame({ page, children }: AppFrameProps) {
  const product = getProduct(page?.pathname ?? '');
  const main = useRef<HTMLElement>(null);
  useCodeCopy();
  useFocusOnArrival(main, page?.pathname);
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
        {/* Before the text, which it stands above on narrow screens: so it is there when the text arrives. */}
        {page && (
          <TableOfContents
            key={page.pathname}
            toc={page.toc}
            pathname={localizeHref(page.pathname, page.language)}
          />
        )}
        <main
          ref={main}
          id="main-content"
          tabIndex={-1}
          className={styles.main}
          data-wide={page?.wide}
        >
          {children}
          {page && <PageFooter page={page} />}
        </main>
      </div>
      <Footer />
    </>
  );
}

/**
 * On another page the focus begins where the page does, if it was in the text of the last one or is lost with it. It stays
 * in the navigation beside the text, and the place of a hash has it from the browser.
 */
function useFocusOnArrival(main: RefObject<HTMLElement | null>, pathname: string | undefined) {
  const shown = useRef(pathname);
  useEffect(() => {
    const { activeElement } = document;
    const isLost = activeElement === document.body || main.current?.contains(activeElement);
    if (shown.current !== pathname && isLost && window.location.hash === '') {
      main.current?.focus({ preventScroll: true });
    }
    shown.current = pathname;
  }, [main, pathname]);
}
