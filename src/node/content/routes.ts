/** The Markdown routes of the site: files under `pages/` that show a Markdown page. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { cachePerBuild } from '../cache';
import { BuildError } from '../errors';
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

const PAGES = path.join(ROOT, 'pages');

/** Matches folders under `pages/` with the copies of routes for other languages. */
export const LANGUAGE_FOLDER = /^[a-z]{2}$/;

/**
 * Returns the address of a route file: `/material-ui/getting-started` for
 * `pages/material-ui/getting-started/index.tsx`.
 */
export function getRoutePathname(routeFile: string): string {
  return (
    routeFile
      .replace(/^pages/, '')
      .replace(/\.tsx$/, '')
      .replace(/\/index$/, '') || '/'
  );
}

/** Lists all Markdown routes, sorted by address. They are read on each call because files can change in development. */
export function listMarkdownRoutes(): MarkdownRoute[] {
  return readdirSync(PAGES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !LANGUAGE_FOLDER.test(file.split(path.sep)[0] ?? ''))
    .map((file) => relative(path.join(PAGES, file)))
    .flatMap((routeFile) => {
      const markdownFile = readMarkdownImport(routeFile);
      return markdownFile !== undefined
        ? [{ pathname: getRoutePathname(routeFile), routeFile, markdownFile }]
        : [];
    })
    .sort((a, b) => (a.pathname < b.pathname ? -1 : 1));
}

/**
 * Returns the path of the Markdown that a route file imports, relative to the repository.
 * @throws Error with code ENOENT when the route file doesn't exist.
 */
function readMarkdownImport(routeFile: string): string | undefined {
  const source = readFileSync(path.join(ROOT, routeFile), 'utf8');
  return ts
    .preProcessFile(source)
    .importedFiles.map(({ fileName }) => fileName.replace(/^@\//, ''))
    .find((file) => file.endsWith('.md'));
}

/**
 * Finds the route that shows a Markdown file.
 * @throws BuildError when there is none, or more than one.
 */
export function findRouteOf(markdownFile: string): MarkdownRoute {
  const routes = cachePerBuild(['routes'], listMarkdownRoutes);
  const [route, other] = routes.filter((candidate) => candidate.markdownFile === markdownFile);
  if (!route || other) {
    throw new BuildError({
      file: markdownFile,
      cause: other
        ? `${route?.routeFile} and ${other.routeFile} both show it`
        : 'no file in pages/ imports it',
      remedy: other
        ? 'use a different Markdown file for each route'
        : 'run: npm run new-page -- /<product>/<name>, which also creates the route',
    });
  }
  return route;
}

/** Finds the route of an address without reading other routes. Returns undefined if there is no Markdown route. */
export function findMarkdownRoute(pathname: string): MarkdownRoute | undefined {
  for (const routeFile of [`pages${pathname}.tsx`, `pages${pathname}/index.tsx`]) {
    try {
      const markdownFile = readMarkdownImport(routeFile);
      return markdownFile !== undefined ? { pathname, routeFile, markdownFile } : undefined;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
        throw error;
      }
    }
  }
  return undefined;
}
