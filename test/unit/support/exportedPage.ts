/** Pages of an export, as the other outputs get them. */
import type { ExportedPage } from '@/src/node/next/exportedPages';
import type { BuiltPage } from '@/src/shared/page';

/** A page with text, or with `title: undefined` one without. */
export function createExportedPage(
  pathname: string,
  {
    title = 'A title',
    ...rest
  }: Partial<ExportedPage> & { title?: string; description?: string } = {},
): ExportedPage {
  const language = rest.language ?? 'en';
  const page = {
    pathname,
    language,
    title,
    description: rest.description ?? 'A description.',
  } as BuiltPage;
  return {
    file: `${pathname.slice(1)}/index.html`,
    href: `${pathname}/`,
    pathname,
    language,
    noindex: false,
    page,
    ...rest,
  };
}

/** A page without documentation, such as the home page. */
export function createPlainPage(pathname: string): ExportedPage {
  const plain = createExportedPage(pathname);
  delete plain.page;
  return plain;
}
