/** The page model: one typed object per page, built once by `src/node/content` and only read by `src/site`. */
import type { ApiTableData } from './apiTables';
import type { Flavour, Variant } from './flavours';
import type { ApiTab, NavEntry } from './nav';
import type { PlaygroundBlock } from './playground';
import type { Translations } from './translate';

/** Front matter of a Markdown page, validated by `src/node/markdown/frontMatter.ts`. */
export interface FrontMatter {
  productId?: string;
  title?: string;
  description?: string;
  components: string[];
  hooks: string[];
  githubLabel?: string;
  githubSource?: string;
  waiAria?: string;
  materialDesign?: string;
  unstyled?: string;
  packageName?: string;
  disableAd?: boolean;
}

/** One entry of the table of contents: an h2 with its h3s. */
export interface TocEntry {
  text: string;
  hash: string;
  children: { text: string; hash: string }[];
}

/**
 * A string of HTML made at build. It stands in the page as served and in `_next/data/*.json`;
 * the lean step removes every field called `html` from `__NEXT_DATA__`, so it may be absent in the browser.
 */
export interface Html {
  html?: string;
}

/** Options of `{{"demo": "X.tsx", …}}`. Lengths are in CSS pixels. */
interface DemoOptions {
  bg?: true | 'gradient' | 'inline' | 'outlined' | 'playground';
  hideToolbar?: boolean;
  defaultCodeOpen?: boolean;
  disableAd?: boolean;
  iframe?: boolean;
  height?: number;
  maxWidth?: number;
  disableLiveEdit?: boolean;
}

/** A file of a demo in one code variant, highlighted. Its plain text is the text content of `html`. */
export interface SourceFile extends Html {
  name: string;
}

/** The source of a demo in one flavour. The first file of a variant is the demo itself. */
export interface DemoSource {
  /** Path of the file in the repository, for the link to its source. Absent on a page as served, like `files`. */
  path?: string;
  /** The interesting JSX, at most 16 lines; absent when the demo has none that fits. */
  preview?: Html;
  files?: Record<Variant, SourceFile[]>;
}

export type Block =
  | HtmlBlock
  | DemoBlock
  | CodeTabsBlock
  | ComponentBlock
  | ApiLinksBlock
  | ApiTableBlock
  | PlaygroundBlock;

export interface HtmlBlock extends Html {
  type: 'html';
  /** The entry whose types this defines: its tables open them in place, wherever they are shown. */
  typesOf?: string;
}

/** A table of the reference. */
export interface ApiTableBlock {
  type: 'apiTable';
  table: ApiTableData;
}

export interface DemoBlock {
  type: 'demo';
  /** Name of file or folder as Markdown gives it: `BasicButtons.tsx` or `SelectBasic`. */
  key: string;
  /** Name of the demo and its anchor: `BasicButtons`. */
  name: string;
  /** What the demo is about, for its accessible name: the text of the heading above it. */
  label: string;
  options: DemoOptions;
  flavours: Partial<Record<Flavour, DemoSource>>;
}

export interface CodeTabsBlock {
  type: 'codeTabs';
  /** Key of the remembered choice in local storage. */
  storageKey: string;
  tabs: ({ label: string } & Html)[];
}

interface ComponentBlock {
  type: 'component';
  /** Name of the file in `src/site/app/embeds`. */
  name: string;
  props: Record<string, unknown>;
}

/** The references of the components and hooks that a page is about. */
export interface ApiLinksBlock {
  type: 'apiLinks';
  links: ApiLink[];
}

/** A component or hook with the address of its reference. */
export interface ApiLink {
  name: string;
  /** As the link says it: `<Button />`. */
  label: string;
  /** The name in kebab case: the beginning of its rows' ids. */
  slug: string;
  href: string;
}

/** One of the tabs that a Base UI page is divided into. */
export interface PageTab {
  kind: 'demos' | ApiTab;
  href: string;
  current: boolean;
}

/** A link with its text. */
export interface PageLink {
  title: string;
  href: string;
}

/** A chip of the page header, made from front matter. */
export interface HeaderChip {
  kind: 'feedback' | 'bundleSize' | 'source' | 'waiAria' | 'materialDesign' | 'unstyled';
  href: string;
}

/** Everything that a documentation page shows. */
export interface DocsPage {
  /** Address without language prefix and trailing slash: the same in every language. */
  pathname: string;
  /** Code of the page's language. */
  language: string;
  /** Interface texts of that language; absent for English, whose texts every page has. */
  texts?: Translations;
  /** Id of the product, from the first path segment. */
  productId: string;
  /** Text of the `<title>`, without the site's name. */
  title: string;
  /** Text of the h1. */
  heading: Html;
  /** Plain text, at most 160 characters. */
  description: string;
  /** The line under the h1, with its markup. */
  lead?: Html;
  chips: HeaderChip[];
  /** Tabs below the title, for pages of several parts. */
  tabs?: PageTab[];
  blocks: Block[];
  /** Absent in the browser on a page as served, whose HTML holds it: see src/node/exporters/leanStep.ts. */
  toc: TocEntry[];
  prev?: PageLink;
  next?: PageLink;
  /** Entries of the reference beside this one: the navigation shows them below its tree. */
  navEntries?: NavEntry[];
  /** Where the text can be mended; absent where it comes from the packages. */
  editHref?: string;
  /** Whether the text may take more room than prose is good to read in: pages of tables. */
  wide?: boolean;
  /** Whether the page has no place for an ad, for its front matter or one of its demos says so. */
  disableAd?: true;
  /** Kept out of search engines: /experiments. */
  noindex: boolean;
}

/** What Next hands to a route of the reference: no segment for the list of all. */
export interface ApiRoute {
  params: { slug?: string[] };
}

/** What Next hands to the route of a tab of a Base UI page. */
export interface ApiTabRoute {
  params: { component: string; tab: ApiTab };
}
