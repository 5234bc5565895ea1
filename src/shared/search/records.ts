/** The records that can be found. */
import type { ApiTableKind } from '../apiTables';
import type { RowKind } from './files';

/** The kinds of results. */
export type SearchKind =
  'page' | 'section' | 'error' | 'demo' | 'component' | 'hook' | 'theme' | RowKind;

/** The filters of the search dialog. */
export const SEARCH_TYPES = ['page', 'api', 'demo'] as const;
export type SearchType = (typeof SEARCH_TYPES)[number];

/** Returns the filter that a kind belongs to. */
export function getType(kind: SearchKind): SearchType {
  return kind === 'demo'
    ? 'demo'
    : kind === 'page' || kind === 'section' || kind === 'error'
      ? 'page'
      : 'api';
}

/** The table that contains each kind of row. */
export const ROW_TABLES: Readonly<Record<RowKind, ApiTableKind>> = {
  prop: 'props',
  parameter: 'parameters',
  return: 'returns',
  slot: 'slots',
  class: 'classes',
};

/** A name that can be found, at one or more places. */
export interface SearchRecord {
  kind: SearchKind;
  product: string;
  title: string;
  /** Other names of the subject. */
  aliases?: readonly string[];
  /** The components and hooks that it is about, the main one first. */
  about?: readonly string[];
  /** Whether many pages have a section of the same title. */
  isCommon?: true;
  /** Names in its tables. */
  listed?: readonly string[];
  /** Whether a table on a page of its product explains this prop, too. */
  isExplained?: true;
  /** Records with the same key form one group: a page with its sections, a prop of all components that have it. */
  group: string;
  places: readonly Place[];
}

/** A place of a record. */
export interface Place {
  /** Address with hash, without language prefix. */
  href: string;
  /** The parents, outermost first, without the product: "Inputs", "Button". */
  crumbs: readonly string[];
  /** With equal scores, the place with the higher rank comes first. */
  rank: number;
}

/** An indexed text that leads to a record, or to some of its places. */
export interface SearchDocument {
  record: SearchRecord;
  /** Indexes of the places that the text is about; absent for all places. */
  places?: readonly number[];
  title?: string;
  /** The title again, of which another field has the inflected forms. */
  forms?: string;
  /** A name in a table of the record. */
  name?: string;
  /** The parents, as words. */
  context?: string;
  text?: string;
  code?: string;
  /** A description in visitors' words. */
  phrase?: string;
}

/** The records of a product, and the documents to index. */
export interface Names {
  documents: SearchDocument[];
  /** For assigning texts, which load later. */
  pages: { page: SearchRecord; sections: SearchRecord[] }[];
  entries: SearchRecord[];
  rows: SearchRecord[];
}
