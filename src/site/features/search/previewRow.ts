/** Reads what a result of the API reference leads to from the data of its entry. */
import type { ApiEntry } from '@/src/shared/apiEntry';
import { API_TABLES } from '@/src/shared/apiTables';
import type { Hit } from '@/src/shared/search/groups';
import { ROW_TABLES } from '@/src/shared/search/records';
import { type PreviewRun, readRuns } from './previewText';

/** A row of a table, or a whole entry. */
export interface PreviewRow {
  /** The import of a component or hook. */
  code?: string | undefined;
  /** The names of its own props, or of the parameters of a hook. */
  names?: string[] | undefined;
  type?: string | undefined;
  default?: string | undefined;
  required?: boolean | undefined;
  description: PreviewRun[];
  /** Present for what is deprecated; may be empty. */
  deprecated?: PreviewRun[] | undefined;
}

type Place = Pick<Hit, 'kind' | 'product' | 'href'>;

/** The entry of a result, and the name of its row; the name is empty for the entry itself. */
interface RowAddress {
  data: string;
  name: string;
}

/** Returns undefined for results outside of the reference. */
export function getRowAddress({ kind, product, href }: Place): RowAddress | undefined {
  const [path = '', hash = ''] = href.split('#');
  const toData = (slug: string) => `/api-data/${product}/${slug}.json`;
  if (kind === 'component' || kind === 'hook') {
    // Where several entries share a page, the hash is the name of one.
    return { data: toData(hash || path.split('/').at(-2) || ''), name: '' };
  }
  if (!isRow(kind)) {
    return undefined;
  }
  const infix = `-${API_TABLES[ROW_TABLES[kind]].idPart}-`;
  const at = hash.indexOf(infix);
  return at > 0
    ? { data: toData(hash.slice(0, at)), name: hash.slice(at + infix.length) }
    : undefined;
}

const isRow = (kind: Hit['kind']): kind is keyof typeof ROW_TABLES => kind in ROW_TABLES;

/** Returns undefined if the entry has no such row of its own. Rows of shared sets are in other files. */
export function readRow(
  entry: ApiEntry,
  { kind }: Pick<Hit, 'kind'>,
  name: string,
): PreviewRow | undefined {
  if (name === '') {
    const { description = '', deprecated, imports, props } = entry;
    return {
      code: imports[0],
      names: props.filter(({ from }) => from.group === 'own').map((prop) => prop.name),
      description: readRuns(description),
      deprecated: toRuns(deprecated),
    };
  }
  const row =
    kind === 'class'
      ? entry.classes.find(({ rule }) => rule === name)
      : kind === 'slot'
        ? entry.slots.find((slot) => slot.name === name)
        : (kind === 'return' ? entry.returns : entry.props).find((prop) => prop.name === name);
  return (
    row && {
      type: 'type' in row ? row.type.written : undefined,
      default: 'default' in row ? row.default : undefined,
      required: 'required' in row && row.required,
      description: readRuns(row.description ?? ''),
      deprecated: toRuns(row.deprecated),
    }
  );
}

const toRuns = (markdown: string | undefined) =>
  markdown === undefined ? undefined : readRuns(markdown);
