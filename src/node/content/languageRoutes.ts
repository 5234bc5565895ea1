/**
 * Writes the routes of the other languages. Each is a copy of the English route file that requests the page in that
 * language. The copies are written to `pages/<language>/` (ignored by git) before Next starts. A site in English only
 * has none.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_LANGUAGE } from '@/src/shared/languages';
import { BuildError } from '../errors';
import { LANGUAGE_FOLDER, listMarkdownRoutes } from './routes';
import { ROOT } from '../paths';
import { listLanguages } from '../i18n/languages';

/** Marks folders that this module can delete. */
const MARK = '.written-by-build';

/** Pages without Markdown that exist in every language. */
const SITE_PAGES = ['index.tsx', '404.tsx'];

const STATIC_PROPS = 'createStaticProps(page)';
/** Matches calls in routes of the reference: `buildApiPage('joy-ui', params.slug)`. */
const BUILD_API_PAGE = /(buildApi(?:Tab)?Page\([^()]+)\)/;

/** Rewrites the routes of all languages. @returns the number of routes. */
export function writeLanguageRoutes(): number {
  const pages = path.join(ROOT, 'pages');
  for (const name of readdirSync(pages).filter((entry) => LANGUAGE_FOLDER.test(entry))) {
    if (!existsSync(path.join(pages, name, MARK))) {
      throw new BuildError({
        file: `pages/${name}/`,
        cause:
          'folders with two letters are reserved for the routes of a language, which the build writes',
        remedy: `rename the folder; if the build created it, delete pages/${name}/`,
      });
    }
    rmSync(path.join(pages, name), { recursive: true });
  }
  const languages = listLanguages().filter((language) => language !== DEFAULT_LANGUAGE);
  const routes = listMarkdownRoutes();
  const apiRoutes = listApiRoutes(pages);
  for (const language of languages) {
    mkdirSync(path.join(pages, language));
    writeFileSync(path.join(pages, language, MARK), '');
    for (const { routeFile } of routes) {
      const source = readFileSync(path.join(ROOT, routeFile), 'utf8');
      if (!source.includes(STATIC_PROPS)) {
        throw new BuildError({
          file: routeFile,
          cause: `it doesn't call ${STATIC_PROPS}, so it can't be translated`,
          remedy: 'write the route in the form that npm run new-page creates',
        });
      }
      const file = path.join(ROOT, routeFile.replace(/^pages\//, `pages/${language}/`));
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, source.replace(STATIC_PROPS, `createStaticProps(page, '${language}')`));
    }
  }
  for (const language of languages) {
    for (const [routeFile, source] of apiRoutes) {
      const file = path.join(pages, language, routeFile);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, source.replace(BUILD_API_PAGE, `$1, '${language}')`));
    }
  }
  for (const language of languages) {
    for (const name of SITE_PAGES) {
      const source = readFileSync(path.join(pages, name), 'utf8');
      writeFileSync(
        path.join(pages, language, name),
        `import { createSiteProps } from '@/src/node/content/createStaticProps';\n${source}\n` +
          `export const getStaticProps = createSiteProps('${language}');\n`,
      );
    }
  }
  return languages.length * (routes.length + apiRoutes.length + SITE_PAGES.length);
}

/** Lists the routes of the reference by their path inside `pages/`, with their source. */
function listApiRoutes(pages: string): [routeFile: string, source: string][] {
  return readdirSync(pages, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\[[^/\\]+\]\.tsx$/.test(name))
    .map((name) => [name, readFileSync(path.join(pages, name), 'utf8')]);
}
