/** Checks that translations have the same demos and embeds as the English pages. */
import { DEFAULT_LANGUAGE } from '@/src/shared/languages';
import { BuildError } from '../../errors';
import { listLanguages } from '../../i18n/languages';
import type { RenderedMarkdown } from '../../markdown/renderMarkdown';
import { getMarkdownFile, renderRouteMarkdown } from '../renderRouteMarkdown';
import { type KnownPage, asBuildErrors } from './knownPage';

/** Renders the translations of pages. @returns them with the anchors of the English pages. */
export async function checkTranslations(
  pages: ReadonlyMap<string, KnownPage>,
  errors: BuildError[],
): Promise<KnownPage[]> {
  const found: KnownPage[] = [];
  const others = listLanguages().filter((language) => language !== DEFAULT_LANGUAGE);
  for (const { route, rendered: english, anchors } of pages.values()) {
    for (const language of others) {
      const markdownFile = getMarkdownFile(route, language);
      if (markdownFile === route.markdownFile) {
        continue;
      }
      try {
        const rendered = renderRouteMarkdown(route, language);
        errors.push(...comparePlaced(markdownFile, rendered, english));
        found.push({ route: { ...route, markdownFile }, rendered, anchors });
      } catch (error) {
        errors.push(...asBuildErrors(error, markdownFile));
      }
    }
  }
  return found;
}

/**
 * Translations must have the same demos and embeds in the same order, because they share the module of the English
 * page.
 */
function comparePlaced(
  file: string,
  { blocks }: RenderedMarkdown,
  english: RenderedMarkdown,
): BuildError[] {
  const [own, wanted] = [blocks, english.blocks].map((all) =>
    all.flatMap((block) =>
      block.type === 'demo'
        ? [{ name: block.key, line: block.line }]
        : block.type === 'component'
          ? [{ name: block.name, line: block.line }]
          : [],
    ),
  );
  const length = Math.max(own!.length, wanted!.length);
  const index = Array.from({ length }, (_, place) => place).find(
    (place) => own![place]?.name !== wanted![place]?.name,
  );
  return index === undefined
    ? []
    : [
        new BuildError({
          file,
          line: own![index]?.line,
          cause: `it has ${own![index]?.name ?? 'no further demo or component'} where the English page has ${wanted![index]?.name ?? 'no further demo or component'}`,
          remedy: 'use the demos and components of the English page, in the same order',
        }),
      ];
}
