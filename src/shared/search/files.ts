/**
 * The files of the search index, as `src/node/exporters/searchIndex.ts` writes them to `/search/`.
 * Each product has two shards: names answer at once, texts come after. Names of files carry a hash of their content.
 */

/** Folder of the index on the site. */
export const SEARCH_FOLDER = '/search/';

/** The one file with a fixed name: it says which files there are. */
export const SEARCH_MANIFEST = 'manifest.json';

/** `/search/manifest.json`. */
export interface SearchManifest {
  products: SearchManifestProduct[];
}

export interface SearchManifestProduct {
  /** Id of the product: `material-ui`. */
  id: string;
  /** Its name: "Material UI". */
  name: string;
  names: SearchFile;
  texts: SearchFile;
}

/** One shard. */
export interface SearchFile {
  /** Name of the file in the folder: `names-material-ui.0123456789.json`. */
  file: string;
  /** Its size, uncompressed. */
  bytes: number;
}

/** The shard that answers at once: what things are called, and where they are. */
export interface NamesShard {
  product: string;
  pages: PageNames[];
  entries: EntryNames[];
  rows: RowNames[];
}

export interface PageNames {
  title: string;
  /** Address with trailing slash. */
  href: string;
  /** The groups of the navigation above it, outermost first. */
  trail: string[];
  /** Names of the components and hooks that the page is about; absent without any. */
  about?: string[];
  sections: SectionNames[];
  demos: DemoNames[];
  /** Messages of errors that the text mentions, each with the position of its section; absent without any. */
  errors?: [text: string, section: number][];
}

/** A heading: its text and hash; `under` is the text of the h2 above an h3. */
type SectionNames = [text: string, hash: string, under?: string];

/** A demo: its name, which is its anchor; position of its section, -1 above the first; what it imports from packages. */
type DemoNames = [name: string, section: number, imports: string[]];

/** A component or hook of the reference. */
export interface EntryNames {
  name: string;
  /** Title of its page: "Button API". */
  title: string;
  /** Address, with a hash where several entries share a page. */
  href: string;
  slug: string;
  package: string;
  hook?: true;
  deprecated?: true;
  /** Key under `theme.components`, and where it is explained. */
  theme?: [key: string, href: string];
}

/** What a row of the reference is about. */
export type RowKind = 'prop' | 'parameter' | 'return' | 'slot' | 'class';

/**
 * A name in the tables of the reference, with the entries that have it: `disableRipple` is one row of 20 entries.
 * A class goes by its full name, and `rule` is its key where the name does not end with it.
 */
export type RowNames = [kind: RowKind, name: string, members: RowMember[], rule?: string];

/** Position of the entry in `entries`, doubled; plus 1 where the entry has the row from a component that it renders. */
type RowMember = number;

/** The shard with the text. Positions are those of the names shard of the same build. */
export interface TextsShard {
  product: string;
  /** For each page the text above its first heading, then that of each section. */
  pages: SectionText[][];
  /** Descriptions of components and hooks. */
  entries: [entry: number, text: string][];
  /** Descriptions in the tables: one text may stand in the rows of several members. */
  rows: [row: number, text: string, members: number[]][];
}

/** Text of a section, and the identifiers in its code blocks, separated by spaces; either may be ''. */
export type SectionText = [text: string, code: string];
