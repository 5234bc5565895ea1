/** The routes of the site: every file under `pages/` that shows a Markdown page. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT, relative } from '../paths';

/** A route file and the Markdown that it shows. */
export interface MarkdownRoute {
  /** Address without trailing slash. */
  pathname: string;
  /** Path of the route file, relative to the repository. */
  routeFile: string;
  /** Path of the Markdown file, relative to the repository. */
  markdownFile: string;
}

const MARKDOWN_IMPORT = /from '@\/(data\/[^']+\.md)'/;
const PAGES = path.join(ROOT, 'pages');

/** Folders under `pages/` that hold the copies of routes for other languages. */
export const LANGUAGE_FOLDER = /^[a-z]{2}$/;

/** Address of a route file: `pages/material-ui/getting-started/index.tsx` gives `/material-ui/getting-started`. */
export function getRoutePathname(routeFile: string): string {
  return (
    routeFile
      .replace(/^pages/, '')
      .replace(/\.tsx$/, '')
      .replace(/\/index$/, '') || '/'
  );
}

/** All routes with a Markdown page, sorted by address. Read anew on each call: in development files come and go. */
export function listMarkdownRoutes(): MarkdownRoute[] {
  return readdirSync(PAGES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !LANGUAGE_FOLDER.test(file.split(path.sep)[0] ?? ''))
    .map((file) => relative(path.join(PAGES, file)))
    .flatMap((routeFile) => {
      const markdownFile = MARKDOWN_IMPORT.exec(
        readFileSync(path.join(ROOT, routeFile), 'utf8'),
      )?.[1];
      return markdownFile
        ? [{ pathname: getRoutePathname(routeFile), routeFile, markdownFile }]
        : [];
    })
    .sort((a, b) => (a.pathname < b.pathname ? -1 : 1));
}

/** The route of an address, without reading the other routes; undefined when no route file shows Markdown there. */
export function findMarkdownRoute(pathname: string): MarkdownRoute | undefined {
  for (const routeFile of [`pages${pathname}.tsx`, `pages${pathname}/index.tsx`]) {
    try {
      const markdownFile = MARKDOWN_IMPORT.exec(
        readFileSync(path.join(ROOT, routeFile), 'utf8'),
      )?.[1];
      return markdownFile ? { pathname, routeFile, markdownFile } : undefined;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
        throw error;
      }
    }
  }
  return undefined;
}
