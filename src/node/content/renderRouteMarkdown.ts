/** Renders the Markdown of a route for a language. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_LANGUAGE } from '@/src/shared/languages';
import { cachePerCodeVersion } from '../cache';
import { BuildError } from '../errors';
import { createBuildText } from '../i18n/languages';
import { type RenderedMarkdown, renderMarkdown } from '../markdown/renderMarkdown';
import { ROOT } from '../paths';
import type { MarkdownRoute } from './routes';

/**
 * Renders the Markdown of a route. For other languages, this is `button-pt.md` beside `button.md`, with the English
 * hashes. Without a translation, it is the English text.
 * @throws BuildError for any error in it.
 */
export function renderRouteMarkdown(
  route: MarkdownRoute,
  language: string = DEFAULT_LANGUAGE,
): RenderedMarkdown {
  const { markdownFile, routeFile } = route;
  if (!existsSync(path.join(ROOT, markdownFile))) {
    throw new BuildError({
      file: routeFile,
      cause: `it imports ${markdownFile}, which doesn't exist`,
      remedy: 'create the file, correct the path, or remove the route',
    });
  }
  const english = readFileSync(path.join(ROOT, markdownFile), 'utf8');
  const translated = getMarkdownFile(route, language);
  const text =
    translated === markdownFile ? undefined : readFileSync(path.join(ROOT, translated), 'utf8');
  return cachePerCodeVersion(['Markdown', language, markdownFile, english, text], () => {
    const t = createBuildText(language);
    if (text === undefined) {
      return renderMarkdown(english, markdownFile, { t, language });
    }
    const { hashes } = renderMarkdown(english, markdownFile, { t });
    return renderMarkdown(text, translated, { t, language, hashes });
  });
}

/** Returns the Markdown file for a language: the translation, or English without one. */
export function getMarkdownFile({ markdownFile }: MarkdownRoute, language: string): string {
  const translated = markdownFile.replace(/\.md$/, `-${language}.md`);
  return existsSync(path.join(ROOT, translated)) ? translated : markdownFile;
}
