/**
 * The page model. A page has four shapes:
 *
 * - `BuiltPage`: the complete page, which `src/node/content` builds.
 * - `PageData`: the data for in-site navigation in `_next/data/*.json`, without the code of demos.
 * - `PageStart`: the first screen of it, in a small file of its own.
 * - `PageTop`: its heading and description, in a file for all pages of a product.
 * - `ServedPage`: the data in `__NEXT_DATA__` of the page's own HTML, without HTML and table of contents.
 *
 * The components of `src/site` take `DocsPage`, `Block` and `DemoBlock`: a page in any of these shapes. The development
 * server passes built pages to the browser, the export passes the others: see src/node/next/leanPage.ts.
 */
import type { ApiTableData } from './apiTables';
import type { Flavour, Variant } from './flavours';
import type { ApiTab, NavEntry } from './nav';
import type { PlaygroundBlock } from './playground';
import type { Translations } from './translate';

/** Front matter of a Markdown page, validated by `src/node/markdown/frontMatter.ts`. */
export interface FrontMatter {
  title?: string;
  description?: string;
  components: string[];
  hooks: string[];
  /** Exports of the product's package that the page is about and that the API reference doesn't list. */
  utilities?: string[];
  githubLabel?: string;
  githubSource?: string;
  waiAria?: string;
  materialDesign?: string;
  unstyled?: string;
  packageName?: string;
  disableAd?: boolean;
  /** Whether the page isn't written yet: it needs no playground, and its props don't count as shown or missing. */
  draft?: boolean;
  /** Why a page about a component has no playground, as a sentence. */
  withoutPlayground?: string;
  /** Hashes that headings had before they were renamed, with the hash that each has now. Links to the old ones keep working. */
  formerHashes?: Record<string, string>;
}

/** An entry of the table of contents: an h2 with its h3s. */
export interface TocEntry {
  text: string;
  hash: string;
  children: { text: string; hash: string }[];
}

/** A string of HTML made at build. */
export interface Html {
  html: string;
}

/** A value without the fields named `html`, at any depth, because the HTML of its page contains them. */
export type WithoutHtml<T> = T extends Html
  ? { [Key in keyof T as Exclude<Key, 'html'>]: WithoutHtml<T[Key]> } & { html?: undefined }
  : { [Key in keyof T]: WithoutHtml<T[Key]> };

/** A value as a component gets it: with its HTML, or without if the server's HTML is kept. */
export type Adoptable<T> = T | WithoutHtml<T>;

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

/** A highlighted file of a demo in one code variant. Its plain text is the text content of `html`. */
export interface SourceFile extends Html {
  name: string;
}

/** An excerpt of the JSX of a demo, at most 16 lines. */
interface DemoPreview extends Html {
  /** Whether more JSX follows. The last lines of the excerpt fade out then. */
  isCut?: true;
}

/** The source of a demo in one flavor, as built. */
export interface BuiltDemoSource {
  /** Path of the file in the repository, for the link to its source. */
  path: string;
  /** Absent when the demo returns no JSX. */
  preview?: DemoPreview;
  /** The number of lines of all its files. */
  lines: Record<Variant, number>;
  /** The first file of a variant is the demo itself. */
  files: Record<Variant, SourceFile[]>;
}

/** In `PageData`, files have their HTML only if the code is expanded at first. */
export interface DemoSourceData extends Omit<BuiltDemoSource, 'files'> {
  files: Record<Variant, Adoptable<SourceFile>[]>;
}

/** In `ServedPage`, files are listed only if the code is expanded at first. */
export interface ServedDemoSource {
  path?: undefined;
  preview?: WithoutHtml<DemoPreview>;
  lines: BuiltDemoSource['lines'];
  files?: WithoutHtml<BuiltDemoSource['files']>;
}

export type DemoSource = DemoSourceData | ServedDemoSource;

export interface DemoBlock<Source extends DemoSource = DemoSource> {
  type: 'demo';
  /** Name of the demo, which is also its anchor: `BasicButtons`. */
  name: string;
  /** Key of the demo in its page's module. Absent when it is the name, as it is for the first use of a demo on a page. */
  key?: string;
  /** Accessible name of the demo: the text of the heading above it. */
  label: string;
  options: DemoOptions;
  flavours: Partial<Record<Flavour, Source>>;
}

export type BuiltDemoBlock = DemoBlock<BuiltDemoSource>;

/** Between the shapes of a page, blocks of other kinds differ only in their HTML. */
type OtherBlock = HtmlBlock | CodeTabsBlock | ComponentBlock | ApiLinksBlock | ApiTableBlock;

export type BuiltBlock = OtherBlock | BuiltDemoBlock | PlaygroundBlock<Html>;
export type Block = Adoptable<OtherBlock> | DemoBlock | PlaygroundBlock;
export type BlockOf<Type extends Block['type']> = Extract<Block, { type: Type }>;

export interface HtmlBlock extends Html {
  type: 'html';
  /** The entry whose types this block defines. Its tables show the definitions in place. */
  typesOf?: string;
}

/** A table of the API reference. */
export interface ApiTableBlock {
  type: 'apiTable';
  table: ApiTableData;
}

export interface CodeTabsBlock {
  type: 'codeTabs';
  /** Local storage key of the selected tab. */
  storageKey: string;
  tabs: ({ label: string } & Html)[];
}

interface ComponentBlock {
  type: 'component';
  /** Name of the file in `src/site/app/embeds`. */
  name: string;
  props: Record<string, unknown>;
}

/** Links to the API reference of the components and hooks that a page is about. */
export interface ApiLinksBlock {
  type: 'apiLinks';
  links: ApiLink[];
}

/** A component or hook, with the address of its API reference. */
export interface ApiLink {
  name: string;
  href: string;
}

/** A tab of a component page: its demos, or its API. Base UI has one for components and one for hooks. */
export interface PageTab {
  kind: 'demos' | 'api' | ApiTab;
  href: string;
  current?: boolean;
}

/** A link with its text. */
export interface PageLink {
  title: string;
  href: string;
}

/** A chip of the page header, made from front matter. */
export interface HeaderChip {
  kind:
    | 'feedback'
    | 'bundleSize'
    | 'source'
    | 'waiAria'
    | 'materialDesign'
    | 'unstyled'
    | 'styled'
    | 'accessibility'
    | 'size';
  href: string;
  /** The size of the component in kilobytes, as a text in the page's language, for the chip of sizes. */
  size?: string;
}

/** The data of a documentation page. */
export interface BuiltPage {
  /** Address without language prefix and trailing slash, which is the same in every language. */
  pathname: string;
  /** Language code of the page. */
  language: string;
  /** Interface texts of that language. Absent for English, whose texts are part of the bundle. */
  texts?: Translations;
  /** Language code of the text, if it isn't that of the page: a page without a translation is in English. */
  textLanguage?: string;
  /** Id of the product, from the first path segment. */
  productId: string;
  /** Text of the `<title>`, without the name of the site. */
  title: string;
  /** Text of the h1. */
  heading: Html;
  /** Plain text, at most 160 characters. */
  description: string;
  /** The paragraph below the h1, with its markup. */
  lead?: Html;
  /** The import statements of the page's components, with copy buttons. */
  imports?: Html;
  chips: HeaderChip[];
  /** Tabs below the title. */
  tabs?: PageTab[];
  blocks: BuiltBlock[];
  /** Index of the block below the ad. Absent where the ad follows the first table of the API reference. */
  adIndex?: number;
  toc: TocEntry[];
  prev?: PageLink;
  next?: PageLink;
  /** Entries of the API reference that the navigation shows below its tree. */
  navEntries?: NavEntry[];
  /** Link for editing the page. Absent where the text comes from the packages. */
  editHref?: string;
  /** Whether the text may be wider than prose: pages of tables. */
  wide?: boolean;
  /** Set when the front matter or one of the demos disables ads. */
  disableAd?: true;
  /** Excludes the page from search engines: /experiments. */
  noindex: boolean;
}

/** A page for in-site navigation: the code of its demos is fetched on demand. */
export interface PageData extends Omit<BuiltPage, 'blocks'> {
  /** Set for a `PageStart`. */
  isStart?: true;
  blocks: (OtherBlock | DemoBlock<DemoSourceData> | PlaygroundBlock<Html>)[];
}

/**
 * The first screen of a page, which in-site navigation shows until the router has the whole page. Its blocks are the text
 * at the top of the page, or none.
 */
export interface PageStart extends Omit<PageData, 'blocks' | 'toc'> {
  isStart: true;
  blocks: HtmlBlock[];
  /** Absent while only the top of the page is known. */
  toc?: TocEntry[];
}

/**
 * The top of a page. The tops of a product's pages are one small file, which pages load ahead, so that a followed link
 * shows its heading at once.
 */
export interface PageTop extends Pick<
  PageStart,
  'heading' | 'lead' | 'tabs' | 'wide' | 'textLanguage'
> {
  /** Present only for a page without headings. */
  toc?: [];
}

/** The tops of the pages of a product, by their addresses without language prefix and trailing slash. */
export type PageTops = Record<string, PageTop>;

/** The props of a page in its own HTML, which contains the text already. */
export type ServedPage = WithoutHtml<Omit<BuiltPage, 'blocks' | 'toc'>> & {
  isStart?: undefined;
  blocks: (
    WithoutHtml<OtherBlock> | DemoBlock<ServedDemoSource> | PlaygroundBlock<WithoutHtml<Html>>
  )[];
  /** Present only for a page without headings. */
  toc?: [];
};

/** A page as a component gets it. */
export type DocsPage = PageData | PageStart | ServedPage;

/** Parameters of an API route. The list of all entries has no segment. */
export interface ApiRoute {
  params: { slug?: string[] };
}

/** Parameters of the route of a Base UI tab. */
export interface ApiTabRoute {
  params: { component: string; tab: ApiTab };
}

/** The language of a page: of documentation, and of the home page in languages other than English. */
export interface PageLanguage {
  language: string;
  /** Address without language prefix and trailing slash. */
  pathname: string;
  /** Interface texts of that language. Absent for English, whose texts are part of the bundle. */
  texts?: Translations | undefined;
}
