/** The map of a page: what stands where around the content. */
import type { ReactNode } from 'react';
import { localizeHref } from '@/src/shared/languages';
import { getProduct } from '@/src/shared/products';
import type { DocsPage } from '@/src/shared/page';
import { useCodeCopy } from '../page/useCodeCopy';
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
  useCodeCopy();
  return (
    <>
      <SkipLink />
      <Header hasNav />
      <div className={styles.columns}>
        <NavDrawer>
          <ProductMenus product={product} />
          <SideNav productId={product?.id} pathname={page?.pathname ?? ''} />
        </NavDrawer>
        {/* Before the text, which it stands above on narrow screens: so it is there when the text arrives. */}
        {page && (
          <TableOfContents
            key={page.pathname}
            toc={page.toc}
            pathname={localizeHref(page.pathname, page.language)}
          />
        )}
        <main id="main-content" tabIndex={-1} className={styles.main} data-wide={page?.wide}>
          {children}
          {page && <PageFooter page={page} />}
        </main>
      </div>
      <Footer />
    </>
  );
}
