import Head from 'next/head';
import type { DocsPage } from '@/src/shared/page';
import { getProduct } from '@/src/shared/products';

/** Title and description of a page. */
export function PageHead({ page }: { page: DocsPage }) {
  const product = getProduct(page.pathname);
  const title =
    product && product.name !== page.title ? `${page.title} - ${product.name}` : page.title;
  return (
    <Head>
      <title>{title}</title>
      <meta name="description" content={page.description} />
      {page.noindex && <meta name="robots" content="noindex" />}
    </Head>
  );
}
