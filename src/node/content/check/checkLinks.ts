/** Checks links and their anchors, which is only possible when all pages are known. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseDemoHash } from '@/src/shared/flavours';
import { normalizePathname } from '@/src/shared/nav';
import { createDemoNamer } from '../../demos/readDemo';
import { BuildError } from '../../errors';
import type { RenderedMarkdown } from '../../markdown/renderMarkdown';
import { FILE_PATH } from '../../markdown/syntax/link';
import { ROOT } from '../../paths';
import { getPlaygroundFile } from '../../playground/readConfig';
import { PLAYGROUND_ID } from '../getPlayground';
import { isLeftOut } from '../partialSite';
import type { ApiAnchors } from '../reference/apiAnchors';
import { getApiSectionHash } from '../reference/apiSection';
import type { MarkdownRoute } from '../routes';
import type { KnownPage } from './knownPage';
import { isOtherRoute } from './otherRoutes';

/** Lists the anchors of a page, without those of the files of its demos. */
export function listAnchors(
  { markdownFile }: MarkdownRoute,
  rendered: RenderedMarkdown,
): Set<string> {
  const nameDemo = createDemoNamer();
  const demos = rendered.blocks.flatMap((block) =>
    block.type === 'demo' ? [nameDemo(block.key)] : [],
  );
  const hasPlayground = existsSync(path.join(ROOT, getPlaygroundFile(markdownFile)));
  return new Set([
    ...rendered.ids,
    ...demos,
    ...(hasPlayground ? [PLAYGROUND_ID] : []),
    getApiSectionHash(rendered.ids),
  ]);
}

/** Checks the links of a page, including those in its front matter. */
export function checkLinks(
  { route, rendered, anchors }: KnownPage,
  pages: ReadonlyMap<string, KnownPage>,
  apiPages: ApiAnchors,
): BuildError[] {
  const { unstyled } = rendered.frontMatter;
  const links = [...rendered.links, ...(unstyled ? [{ href: unstyled, line: undefined }] : [])];
  return links.flatMap(({ href, line }) => {
    const problem = findLinkProblem(href, pages, apiPages, anchors);
    return problem ? [new BuildError({ file: route.markdownFile, line, ...problem })] : [];
  });
}

/**
 * Finds out why a link leads nowhere.
 * @param anchors those of the page with the link, for a link that is only a hash.
 * @returns undefined for a link that leads somewhere.
 */
export function findLinkProblem(
  href: string,
  pages: ReadonlyMap<string, KnownPage>,
  apiPages: ApiAnchors,
  anchors: ReadonlySet<string> = new Set(),
): { cause: string; remedy: string } | undefined {
  const [target = '', hash] = href.split('#');
  const pathname = normalizePathname(target);
  if (target !== '' && FILE_PATH.test(pathname)) {
    return existsSync(path.join(ROOT, 'public', pathname))
      ? undefined
      : {
          cause: `the link ${href} leads to no file`,
          remedy: `put the file at public${pathname}, or correct the link`,
        };
  }
  const page =
    target === '' ? { anchors } : (pages.get(pathname) ?? findApiPage(pathname, apiPages));
  if (!page) {
    return isOtherRoute(pathname) || isLeftOut(pathname)
      ? undefined
      : {
          cause: `the link ${href} leads to no page`,
          remedy: 'correct the address, or remove the link until the page exists',
        };
  }
  if (hash === undefined || hash === '' || hasAnchor(page.anchors, decodeHash(hash))) {
    return undefined;
  }
  return {
    cause: `the link ${href} leads to no place on that page`,
    remedy: `use one of its anchors: ${[...page.anchors].slice(0, 40).join(', ')}`,
  };
}

function findApiPage(pathname: string, apiPages: ApiAnchors) {
  const anchors = apiPages.get(pathname);
  return anchors && { anchors };
}

/** Decodes a hash. If it is badly encoded, such as `100%`, it stays as written. */
function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

/**
 * Whether a page has an anchor. Demo anchors may contain a flavor and a file extension: `#tailwind-SelectBasic.tsx`.
 */
function hasAnchor(anchors: ReadonlySet<string>, hash: string): boolean {
  return anchors.has(hash) || anchors.has(parseDemoHash(hash)?.demo ?? '');
}
