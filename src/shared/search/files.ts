/**
 * The files of the search index, which `src/node/exporters/searchIndex.ts` writes to `/search/`. Each product has two
 * shards: names load first, texts follow. File names contain a hash of the content.
 */

/** Folder of the index on the site. */
export const SEARCH_FOLDER = '/search/';

/** The only file with a fixed name. It lists the others. */
export const SEARCH_MANIFEST = 'manifest.json';

/** The type of `/search/manifest.json`. */
export interface SearchManifest {
  products: SearchManifestProduct[];
}

export interface SearchManifestProduct {
  /** Id of the product, such as `material-ui`. */
  id: string;
  /** Name of the product, such as "Material UI". */
  name: string;
  names: SearchFile;
  texts: SearchFile;
}

/** A shard. */
export interface SearchFile {
  /** Name of the file in the folder: `names-material-ui.0123456789.json`. */
  file: string;
  /** Uncompressed size in bytes. */
  bytes: number;
}

/** The shard that loads first: names and addresses. */
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
  /** Titles of the navigation groups that contain the page, outermost first. */
  trail: string[];
  /** Names of the components and hooks that the page is about; absent if there are none. */
  about?: string[];
  /** Other names for the subject of the page; absent if there are none. */
  aliases?: string[];
  /** Other names for the subjects of sections, each with the index of its section; absent if there are none. */
  sectionAliases?: [name: string, section: number][];
  /** Names in the tables of the page, such as CSS variables, with the index of their section; absent if there are none. */
  listed?: [name: string, section: number][];
  sections: SectionNames[];
  demos: DemoNames[];
  /** Error messages that the text mentions, each with the index of its section; absent if there are none. */
  errors?: [text: string, section: number][];
}

/** A heading: its text and hash. `under` is the text of the h2 above an h3. */
type SectionNames = [text: string, hash: string, under?: string];

/**
 * A demo: its name (the anchor), the index of its section (-1 above the first one), and the names that it imports from
 * packages.
 */
type DemoNames = [name: string, section: number, imports: string[]];

/** A component or hook of the API reference. */
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
  /** Key in `theme.components`, and the address of its explanation. */
  theme?: [key: string, href: string];
}

/** The kinds of rows in the API reference. */
export type RowKind = 'prop' | 'parameter' | 'return' | 'slot' | 'class';

/**
 * A name in the tables of the API reference, with the entries that have it: `disableRipple` is one row of 20 entries. A
 * class has its full name; `rule` is its key if the name doesn't end with it.
 */
export type RowNames = [kind: RowKind, name: string, members: RowMember[], rule?: string];

/** Index of the entry in `entries`, doubled; plus 1 if the entry inherits the row from a component that it renders. */
type RowMember = number;

/** The shard with the texts. Its indexes refer to the names shard of the same build. */
export interface TextsShard {
  product: string;
  /** For each page: the text above its first heading, then the text of each section. */
  pages: SectionText[][];
  /** Descriptions of components and hooks. */
  entries: [entry: number, text: string][];
  /** Descriptions in the tables. Rows of several members may share a text. */
  rows: [row: number, text: string, members: number[]][];
  /** Descriptions in visitors' words, of a page (section -1) or of a section. */
  phrases: [page: number, section: number, ...phrases: string[]][];
  /** Messages of the packages, with the address of the page or section about each. Placeholders are left out. */
  messages: [text: string, href: string][];
}

/** The text of a section, and the identifiers in its code blocks, separated by spaces. Both may be empty. */
export type SectionText = [text: string, code: string];
