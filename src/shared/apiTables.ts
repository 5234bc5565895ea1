/** The tables of the API reference: their kinds, titles, row ids, and the view setting that applies to each. */
import type { ApiEntry } from './apiEntry';
import type { ApiViewTable } from './apiView';
import type { Html } from './page';

/** The kinds of tables that an entry can have. */
export const API_TABLES = {
  props: {
    /** Row ids are public addresses, such as `button-prop-color` and `button-classes-root`. */
    idPart: 'prop',
    title: 'apiProps',
    view: 'props',
  },
  parameters: {
    /** Row ids of hooks: `use-select-parameters-…`, `use-select-return-value-…`. */
    idPart: 'parameters',
    title: 'apiParameters',
    view: 'props',
  },
  returns: {
    idPart: 'return-value',
    title: 'apiReturns',
    view: 'props',
  },
  slots: {
    idPart: 'slot',
    title: 'apiSlots',
    view: 'slots',
  },
  classes: {
    idPart: 'classes',
    title: 'apiClasses',
    view: 'classes',
  },
} as const satisfies Record<string, { idPart: string; title: string; view: ApiViewTable }>;
export type ApiTableKind = keyof typeof API_TABLES;

/** Returns the common prefix of the row ids of a table, such as `button-prop-`. */
export function getRowPrefix(slug: string, kind: ApiTableKind): string {
  return `${slug}-${API_TABLES[kind].idPart}-`;
}

/** Returns the id of a type definition, such as `button-type-SxProps`. */
export function getTypeId(slug: string, name: string): string {
  return `${slug}-type-${name}`;
}

/**
 * Returns the row names of a table, without members of shared sets. The list is empty when the entry has no such table.
 */
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

/** A table, rendered at build. */
export interface ApiTableData extends Html {
  kind: ApiTableKind;
  /** The common prefix of the row ids, such as `button-prop-`. */
  prefix: string;
  /** The number of rows. */
  rows: number;
  /** The address of the entry as JSON. */
  dataHref: string;
  /**
   * The number of props that other components or interfaces declare, whether they are in the table or in shared sets.
   */
  inherited?: number;
  system?: number;
  native?: number;
}
