import Head from 'next/head';
import { getPageUrl, getSocialImageHref } from '@/src/shared/head';
import { DEFAULT_LANGUAGE, getLanguages } from '@/src/shared/languages';
import { SITE_ORIGIN } from '@/src/shared/links';
import type { DocsPage } from '@/src/shared/page';
import { getProduct } from '@/src/shared/products';

/** Open Graph and X have the same properties. */
const VOCABULARIES = ['og', 'twitter'];

interface HeadFacts {
  title: string;
  /** Title for link previews. It doesn't contain the product, which is in the image. */
  heading: string;
  description: string;
  /** Address without language prefix and trailing slash. */
  pathname: string;
  language?: string;
  noindex?: boolean;
}

/** The head elements that change with in-site navigation: title, description, and addresses. */
export function PageHead(facts: HeadFacts) {
  const { title, heading, description, pathname, language = DEFAULT_LANGUAGE, noindex } = facts;
  const url = getPageUrl(pathname, language);
  const languages = getLanguages();
  const social = {
    title: heading,
    description,
    image: SITE_ORIGIN + getSocialImageHref(pathname, language),
  };
  return (
    <Head>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link key="canonical" rel="canonical" href={url} />
      {languages.length > 1 &&
        languages.map((other) => (
          <link key={other} rel="alternate" hrefLang={other} href={getPageUrl(pathname, other)} />
        ))}
      {languages.length > 1 && (
        <link
          key="x-default"
          rel="alternate"
          hrefLang="x-default"
          href={getPageUrl(pathname, DEFAULT_LANGUAGE)}
        />
      )}
      {noindex && <meta name="robots" content="noindex" />}
      <meta key="og:url" property="og:url" content={url} />
      {VOCABULARIES.flatMap((vocabulary) =>
        Object.entries(social).map(([name, content]) => {
          const property = `${vocabulary}:${name}`;
          return <meta key={property} property={property} content={content} />;
        }),
      )}
    </Head>
  );
}

/** The head of a documentation page. */
export function DocsPageHead({ page }: { page: DocsPage }) {
  const { pathname, language, title, description, noindex } = page;
  const product = getProduct(pathname);
  return (
    <PageHead
      title={product && product.name !== title ? `${title} - ${product.name}` : title}
      heading={title}
      {...{ description, pathname, language, noindex }}
    />
  );
}
