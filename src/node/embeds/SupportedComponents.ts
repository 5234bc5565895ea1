/** Material Design guidelines with the matching components of a product, checked against the installed packages. */
import path from 'node:path';
import type { Element } from 'hast';
import { h } from 'hastscript';
import { z } from 'zod';
import { localizeHref } from '@/src/shared/languages';
import { getNavTitle, listNavPages } from '@/src/shared/nav';
import { NAV_TREES } from '@/data/nav';
import { getEntryPageHref, listApiEntries } from '../api/store';
import { BuildError } from '../errors';
import { createTableBox } from '../markdown/elements';
import { join, renderHtml } from '../markdown/html';
import { readJson } from '../readJson';
import { type EmbedContext, createEmbed } from './embed';

/** The file beside the page that places the embed. */
const FILE_NAME = 'guidelines.json';

const guidelineSchema = z.strictObject({
  name: z.string(),
  /** Last segment of its address below https://m2.material.io/components/. */
  slug: z.string(),
  /** Components of the product that implement it; empty if there are none. */
  components: z.array(z.string()),
  /** The page that explains them, by the last segment of its address. */
  page: z.string().optional(),
  /** What is missing, or what to use instead. */
  note: z.string().optional(),
});

type Guideline = z.infer<typeof guidelineSchema>;

/** The product and the file of the guidelines, in addition to the context of the embed. */
interface Context extends EmbedContext {
  product: string;
  guidelinesFile: string;
}

/** `{{"component": "SupportedComponents", "product": "material-ui"}}`. */
export const SupportedComponents = createEmbed({
  given: z.strictObject({ product: z.string() }),
  prepare: ({ product }, embed) => {
    const { t } = embed;
    const guidelinesFile = path.posix.join(path.posix.dirname(embed.file), FILE_NAME);
    const guidelines = readJson(guidelinesFile, z.array(guidelineSchema));
    if (!guidelines) {
      throw new BuildError({
        file: embed.file,
        line: embed.line,
        cause: `the page has no ${FILE_NAME}`,
        remedy: `write ${guidelinesFile}, a list of guidelines with their components`,
      });
    }
    const context: Context = { ...embed, product, guidelinesFile };
    const head = (['supportedGuideline', 'supportedComponents', 'supportedPage'] as const).map(
      (key) => h('th', { scope: 'col' }, t(key)),
    );
    const rows = guidelines.map((guideline) => renderRow(guideline, context));
    const table = h('table', [h('thead', h('tr', head)), h('tbody', rows)]);
    return { props: { html: renderHtml([createTableBox(table, t)]) }, files: [guidelinesFile] };
  },
  toMarkdown: ({ html }, { fromHtml }) => fromHtml(html),
});

function renderRow(guideline: Guideline, context: Context): Element {
  const { name, slug, components, note } = guideline;
  const { language, t } = context;
  const links = components.map((component) =>
    h(
      'a',
      { href: localizeHref(getReference(component, name, context), language) },
      h('code', component),
    ),
  );
  const page = getPage(guideline, context);
  const notes = [...(page ? [page] : []), ...(note ? [note] : [])];
  return h('tr', [
    h('td', h('a', { href: `https://m2.material.io/components/${slug}` }, name)),
    h('td', links.length > 0 ? join(links, ', ') : [t('supportedNone')]),
    h('td', join(notes, '. ')),
  ]);
}

/** Returns the address of a component. @throws BuildError when the installed packages don't have it. */
function getReference(component: string, guideline: string, context: Context): string {
  const entry = listApiEntries().find(
    ({ name, product, kind }) =>
      name === component && product === context.product && kind === 'component',
  );
  if (!entry) {
    throw new BuildError({
      file: context.guidelinesFile,
      cause: `"${guideline}" refers to ${component}, which the installed packages don't have`,
      remedy: 'correct the name; npm run api:report lists all names',
    });
  }
  return getEntryPageHref(entry);
}

/** Creates a link to the page of a guideline. @throws BuildError when the navigation doesn't have the page. */
function getPage(
  { name, page }: Guideline,
  { product, guidelinesFile, language }: Context,
): Element | undefined {
  if (page === undefined) {
    return undefined;
  }
  const pathname = `/${product}/${page}`;
  const entry = listNavPages(NAV_TREES[product] ?? []).find(
    (candidate) => candidate.pathname === pathname,
  );
  if (!entry) {
    throw new BuildError({
      file: guidelinesFile,
      cause: `"${name}" refers to the page ${page}, which the navigation doesn't have`,
      remedy: `correct it, or add the page to data/${product}/nav.ts`,
    });
  }
  return h('a', { href: localizeHref(`${pathname}/`, language) }, getNavTitle(entry));
}
