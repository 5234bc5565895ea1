/** Material Design guidelines with the matching components of Material UI, checked against the installed packages. */
import type { Element } from 'hast';
import { h } from 'hastscript';
import { z } from 'zod';
import {
  GUIDELINES,
  type Guideline,
} from '@/data/material-ui/getting-started/supported-components/guidelines';
import { localizeHref } from '@/src/shared/languages';
import { getNavTitle, listNavPages } from '@/src/shared/nav';
import { NAV_TREES } from '@/data/nav';
import { getEntryPageHref, listApiEntries } from '../api/store';
import { BuildError } from '../errors';
import { createTableBox } from '../markdown/elements';
import { join, renderHtml } from '../markdown/html';
import { type EmbedContext, createEmbed } from './embed';

const PRODUCT = 'material-ui';
const FILE = 'data/material-ui/getting-started/supported-components/guidelines.ts';

/** `{{"component": "SupportedComponents"}}`. */
export const SupportedComponents = createEmbed({
  given: z.strictObject({}),
  prepare: (_given, context) => {
    const { t } = context;
    const head = (['supportedGuideline', 'supportedComponents', 'supportedPage'] as const).map(
      (key) => h('th', { scope: 'col' }, t(key)),
    );
    const rows = GUIDELINES.map((guideline) => renderRow(guideline, context));
    const table = h('table', [h('thead', h('tr', head)), h('tbody', rows)]);
    return { props: { html: renderHtml([createTableBox(table, t)]) } };
  },
  toMarkdown: ({ html }, { fromHtml }) => fromHtml(html),
});

function renderRow(guideline: Guideline, context: EmbedContext): Element {
  const { name, slug, components, note } = guideline;
  const { language, t } = context;
  const links = components.map((component) =>
    h('a', { href: localizeHref(getReference(component, name), language) }, h('code', component)),
  );
  const page = getPage(guideline, language);
  const notes = [...(page ? [page] : []), ...(note ? [note] : [])];
  return h('tr', [
    h('td', h('a', { href: `https://m2.material.io/components/${slug}` }, name)),
    h('td', links.length > 0 ? join(links, ', ') : [t('supportedNone')]),
    h('td', join(notes, '. ')),
  ]);
}

/** Returns the address of a component. @throws BuildError when the installed packages don't have it. */
function getReference(component: string, guideline: string): string {
  const entry = listApiEntries().find(
    ({ name, product, kind }) => name === component && product === PRODUCT && kind === 'component',
  );
  if (!entry) {
    throw new BuildError({
      file: FILE,
      cause: `"${guideline}" refers to ${component}, which the installed packages don't have`,
      remedy: 'correct the name; npm run api:report lists all names',
    });
  }
  return getEntryPageHref(entry);
}

/** Creates a link to the page of a guideline. @throws BuildError when the navigation doesn't have the page. */
function getPage({ name, page }: Guideline, language: string): Element | undefined {
  if (page === undefined) {
    return undefined;
  }
  const pathname = `/${PRODUCT}/${page}`;
  const entry = listNavPages(NAV_TREES[PRODUCT] ?? []).find(
    (candidate) => candidate.pathname === pathname,
  );
  if (!entry) {
    throw new BuildError({
      file: FILE,
      cause: `"${name}" refers to the page ${page}, which the navigation doesn't have`,
      remedy: `correct it, or add the page to data/${PRODUCT}/nav.ts`,
    });
  }
  return h('a', { href: localizeHref(`${pathname}/`, language) }, getNavTitle(entry));
}
