/** Styles that mark what a version doesn't have, wherever it is shown: in tables, in search, and in playgrounds. */
import { API_TABLES } from '@/src/shared/apiTables';
import { fillText } from '@/src/shared/translate';
import type { Missing } from '@/src/shared/versionChanges/myVersions';
import { formatRelease } from '@/src/shared/versionNumbers';

interface MarkTexts {
  missing: string;
  uncertain: string;
  /** With the parameters `values` and `version`. */
  values: string;
  /** With the parameter `values`. */
  uncertainValues: string;
}

const MARK =
  'display:block;color:var(--fg-text-soft);font:italic 400 var(--fg-size-small)/1.5 var(--fg-font)';

/**
 * Writes the style sheet. The build makes the tables, and their rows can appear later, so no code could mark each of them.
 * @param playground the start of the addresses of the props that the page's playground sets, such as
 *   `/material-ui/api/button/#button-prop-`.
 */
export function writeMissingStyles(
  missing: readonly Missing[],
  texts: MarkTexts,
  playground: string | undefined,
): string {
  const wholes = missing.filter(({ values }) => values === undefined);
  const sheets = [true, false].map((isUncertain) =>
    markWholes(
      wholes.filter((one) => one.isUncertain === isUncertain),
      isUncertain ? texts.uncertain : texts.missing,
      playground,
    ),
  );
  return [...sheets, ...missing.map((one) => markValues(one, texts))]
    .join('')
    .replaceAll('<', '\\3c ');
}

function markWholes(
  missing: readonly Missing[],
  text: string,
  playground: string | undefined,
): string {
  if (missing.length === 0) {
    return '';
  }
  const rows: string[] = [];
  const marks: string[] = [];
  for (const { href } of missing) {
    marks.push(`a[role="option"][href$=${JSON.stringify(href)}]>span`);
    const id = getRowId(href);
    if (id === undefined) {
      // The rows of a component have one mark, above their table.
      const all = listRowPrefixes(href).map((prefix) => `tr[id^=${JSON.stringify(prefix)}]`);
      rows.push(...all);
      marks.push(`table:has(${all.join()})`);
    } else {
      const row = `tr[id=${JSON.stringify(id)}]`;
      rows.push(row);
      marks.push(`${row}>th`);
      if (playground !== undefined && href.startsWith(playground)) {
        marks.push(`[id=${JSON.stringify(`playground-${href.slice(playground.length)}-name`)}]`);
      }
    }
  }
  return [
    `:is(${rows.join()})>*{background:var(--fg-bg-soft);--fg-text:var(--fg-text-soft)}`,
    `:is(${marks.join()})::after{content:${JSON.stringify(text)};${MARK}}`,
    'table::after{caption-side:top;display:table-caption!important}',
  ].join('');
}

/** Marks values in the cell of the type, which is the first one after the name. */
function markValues({ href, values, since, isUncertain }: Missing, texts: MarkTexts): string {
  const id = getRowId(href);
  if (values === undefined || id === undefined) {
    return '';
  }
  const text = fillText(isUncertain ? texts.uncertainValues : texts.values, {
    values: values.join(', '),
    version: formatRelease(since),
  });
  return `tr[id=${JSON.stringify(id)}]>td:first-of-type::after{content:${JSON.stringify(text)};${MARK}}`;
}

/** The id of a member's row; undefined for a component or hook, whose id is its name if it shares a page. */
function getRowId(href: string): string | undefined {
  const id = href.split('#')[1];
  return id !== undefined && ROW.test(id) ? id : undefined;
}

const ID_PARTS = Object.values(API_TABLES).map(({ idPart }) => idPart);
const ROW = new RegExp(`-(${ID_PARTS.join('|')})-`);

/** Lists how the ids of a component's rows start: `button-prop-`. */
function listRowPrefixes(href: string): string[] {
  const [address = '', id] = href.split('#');
  const slug = id ?? /([^/]+)\/$/.exec(address)?.[1] ?? '';
  return ID_PARTS.map((part) => `${slug}-${part}-`);
}
