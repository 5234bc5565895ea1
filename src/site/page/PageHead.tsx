import Head from 'next/head';
import { getLanguages, localizeHref } from '@/src/shared/languages';
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
      {getLanguages().length > 1 &&
        getLanguages().map((language) => (
          <link
            key={language}
            rel="alternate"
            hrefLang={language}
            href={localizeHref(`${page.pathname}/`, language)}
          />
        ))}
      {page.noindex && <meta name="robots" content="noindex" />}
    </Head>
  );
}
