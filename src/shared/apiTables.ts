/** The tables of the reference: what each lists, under which ids and headings, in which setting of its view. */
import type { ApiEntry } from './apiEntry';
import type { ApiViewTable } from './apiView';
import type { Html } from './page';

/** The tables that an entry can have. */
export const API_TABLES = {
  props: {
    /** Row ids are public addresses: `button-prop-color`, `button-classes-root`. */
    idPart: 'prop',
    title: 'apiProps',
    columns: ['apiName', 'apiType', 'apiDefault', 'apiDescription'],
    view: 'props',
  },
  parameters: {
    /** Rows of hooks: `use-select-parameters-…`, `use-select-return-value-…`. */
    idPart: 'parameters',
    title: 'apiParameters',
    columns: ['apiName', 'apiType', 'apiDefault', 'apiDescription'],
    view: 'props',
  },
  returns: {
    idPart: 'return-value',
    title: 'apiReturns',
    columns: ['apiName', 'apiType', 'apiDescription'],
    view: 'props',
  },
  slots: {
    idPart: 'slot',
    title: 'apiSlots',
    columns: ['apiSlot', 'apiClass', 'apiDefaultComponent', 'apiDescription'],
    view: 'slots',
  },
  classes: {
    idPart: 'classes',
    title: 'apiClasses',
    columns: ['apiRule', 'apiClass', 'apiDescription'],
    view: 'classes',
  },
} as const satisfies Record<
  string,
  { idPart: string; title: string; columns: readonly string[]; view: ApiViewTable }
>;
export type ApiTableKind = keyof typeof API_TABLES;

/** Beginning of the row ids of a table: `button-prop-`. */
export function getRowPrefix(slug: string, kind: ApiTableKind): string {
  return `${slug}-${API_TABLES[kind].idPart}-`;
}

/** Id of a type's definition: `button-type-SxProps`. */
export function getTypeId(slug: string, name: string): string {
  return `${slug}-type-${name}`;
}

/** Names of the rows of a table, without those of shared sets; none when the entry has no such table. */
export function listRows(entry: ApiEntry, kind: ApiTableKind): string[] {
  const isHook = entry.kind === 'hook';
  switch (kind) {
    case 'props':
      return isHook ? [] : entry.props.map(({ name }) => name);
    case 'parameters':
      return isHook ? entry.props.map(({ name }) => name) : [];
    case 'returns':
      return entry.returns.map(({ name }) => name);
    case 'slots':
      return entry.slots.map(({ name }) => name);
    case 'classes':
      return entry.classes.map(({ rule }) => rule);
  }
}

/** A table as its page has it. */
export interface ApiTableData extends Html {
  kind: ApiTableKind;
  /** Beginning of the rows' ids: `button-prop-`. */
  prefix: string;
  /** How many rows it has. */
  rows: number;
  /** Address of the entry as JSON. */
  dataHref: string;
  /** How many props come from elsewhere: in the table, hidden at first, or in shared sets. */
  inherited?: number;
  system?: number;
  native?: number;
}
