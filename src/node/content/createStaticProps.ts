import { DEFAULT_LANGUAGE } from '@/src/shared/languages';
import type { BuiltPage, PageLanguage } from '@/src/shared/page';
import { BuildError } from '../errors';
import { readTexts } from '../i18n/languages';
import { buildPage } from './buildPage';
import { findRouteOf } from './routes';

/**
 * Creates the `getStaticProps` of a route that shows a Markdown page.
 * @param module the module that the route imports from the Markdown file.
 * @param language code of the page's language.
 */
export function createStaticProps(
  { file }: { file?: string | undefined },
  language = DEFAULT_LANGUAGE,
): () => Promise<{ props: { page: BuiltPage } }> {
  return async () => {
    if (file === undefined) {
      throw new BuildError({
        file: 'src/node/demos/mdLoader.cjs',
        cause: "a Markdown module doesn't contain the path of its file",
        remedy: "pass what `import * as page from '….md'` gives, on the server",
      });
    }
    return { props: { page: await buildPage(findRouteOf(file), language) } };
  };
}

/**
 * Creates the `getStaticProps` of a page without Markdown, such as the home page, for languages other than English.
 * @public The routes that `writeLanguageRoutes` writes call it.
 */
export function createSiteProps(language: string): () => { props: { site: PageLanguage } } {
  return () => ({ props: { site: { language, pathname: '', texts: readTexts(language) } } });
}
