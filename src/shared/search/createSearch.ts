/** The search engine. It is pure code that runs in a web worker and in Node. */
import MiniSearch from 'minisearch';
import {
  type NamesShard,
  SEARCH_MANIFEST,
  type SearchManifest,
  type SearchManifestProduct,
  type TextsShard,
} from './files';
import { type MatchOptions, type SearchIndex, findMatches } from './findMatches';
import { type HitGroup, groupMatches } from './groups';
import { QUERY_TOKENS, parseQuery } from './query';
import { FIELD_BOOST } from './weights';
import { readNames } from './readNames';
import { readTexts } from './readTexts';
import type { Names, SearchDocument, SearchRecord } from './records';
import { createVocabulary } from './vocabulary';
import { getForms, getTextTerms, getTitleTerms, getWholeTerms } from './words';

/** A search request. `product` and `type` filter the results. Results of the product `current` rank higher. */
export interface SearchRequest extends MatchOptions {
  /** The text that the user typed. */
  query: string;
  /** Maximum number of groups; 20 by default. */
  limit?: number;
}

export interface SearchAnswer {
  /** The results, best match first. */
  groups: HitGroup[];
  /** The number of all groups, including those beyond the limit. */
  total: number;
  /** True when no result has all words as typed: these are near matches, or those of the corrected query. */
  isNear: boolean;
  /** True when no result has any of the words, and these are the names that look most like the query. */
  isGuess: boolean;
  /** The query with its misspelled words corrected; absent when there is nothing to correct. */
  suggestion?: string;
}

/** The progress of loading. */
interface SearchState {
  /** Ids of the products whose names, and whose texts, are loaded. */
  names: string[];
  texts: string[];
}

export interface Search {
  /** Loads the manifest once. */
  getManifest: () => Promise<SearchManifest>;
  /**
   * Loads the names of a product once. After an error, the next call tries again.
   * @throws errors of `loadFile`, or Error for a product that isn't in the manifest.
   */
  loadNames: (product: string) => Promise<void>;
  /** Loads the names of a product and then its texts, once. */
  loadTexts: (product: string) => Promise<void>;
  /** Loads everything: the names of all products, then their texts. */
  loadAll: () => Promise<void>;
  /** Searches the loaded shards. An empty query has no results. */
  search: (request: SearchRequest) => SearchAnswer;
  getState: () => SearchState;
}

const LIMIT = 20;
/**
 * The number of documents that are indexed before yielding to other tasks: about 10 ms on a processor slowed down 4
 * times.
 */
const CHUNK = 100;

/** Splits the content of a field into terms. */
const TOKENIZERS: Readonly<Record<keyof typeof FIELD_BOOST, (text: string) => string[]>> = {
  title: getTitleTerms,
  forms: getForms,
  name: getWholeTerms,
  context: getTextTerms,
  text: getTextTerms,
  code: getTextTerms,
  phrase: getTextTerms,
};

/**
 * Creates a search over the files that the build writes to `/search/` (see `files.ts`).
 *
 * ```ts
 * const folder = 'out/search';
 * const search = createSearch(async (file) => JSON.parse(await readFile(path.join(folder, file), 'utf8')));
 * await search.loadAll();
 * const { groups } = search.search({ query: 'disableRipple', current: 'material-ui' });
 * groups[0].hits[0]; // { kind: 'prop', title: 'disableRipple', href:
 * '/material-ui/api/button/#button-prop-disableRipple', … }
 * ```
 *
 * @param loadFile returns the parsed JSON of a file of that folder by its name: `manifest.json` first, then the shards
 *   that it names. Its errors are passed on to the caller, and aren't cached.
 */
// eslint-disable-next-line max-lines-per-function -- One closure: its methods share the index.
export function createSearch(loadFile: (name: string) => Promise<unknown>): Search {
  const documents: SearchDocument[] = [];
  const vocabulary = createVocabulary();
  const index: SearchIndex = new MiniSearch({
    fields: Object.keys(FIELD_BOOST),
    tokenize(text, field) {
      const terms = TOKENIZERS[field as keyof typeof FIELD_BOOST](text);
      vocabulary.addTerms(terms);
      return terms;
    },
    processTerm: (term) => term,
    searchOptions: {
      boost: FIELD_BOOST,
      weights: { prefix: 0.5, fuzzy: 0.35 },
      bm25: { k: 1.2, b: 0.6, d: 0.5 },
      ...QUERY_TOKENS,
    },
  });
  const known = new Map<SearchRecord, SearchDocument[]>();
  const names = new Map<string, Names>();
  const texts = new Set<string>();
  let manifestProducts: readonly SearchManifestProduct[] = [];
  const once = createOnce();

  const addAll = async (added: readonly SearchDocument[]) => {
    const first = documents.length;
    documents.push(...added);
    added.forEach(vocabulary.addName);
    await index.addAllAsync(
      added.map((document, position) => ({ ...document, id: first + position })),
      { chunkSize: CHUNK },
    );
  };
  const getManifest = () =>
    once('manifest', async () => {
      const manifest = (await loadFile(SEARCH_MANIFEST)) as SearchManifest;
      manifestProducts = manifest.products;
      return manifest;
    });
  const find = async (product: string): Promise<SearchManifestProduct> => {
    const found = (await getManifest()).products.find(({ id }) => id === product);
    if (!found) {
      throw new Error(`${SEARCH_MANIFEST} has no product "${product}"`);
    }
    return found;
  };
  const loadNames = (product: string) =>
    once(`names ${product}`, async () => {
      const { file } = (await find(product)).names;
      const read = readNames((await loadFile(file)) as NamesShard);
      await addAll(read.documents);
      names.set(product, read);
    });
  const loadTexts = (product: string) =>
    once(`texts ${product}`, async () => {
      await loadNames(product);
      const { file } = (await find(product)).texts;
      const added = readTexts((await loadFile(file)) as TextsShard, names.get(product)!);
      for (const document of added) {
        known.set(document.record, [...(known.get(document.record) ?? []), document]);
      }
      await addAll(added);
      texts.add(product);
    });
  return {
    getManifest,
    loadNames,
    loadTexts,
    async loadAll() {
      const { products } = await getManifest();
      await Promise.all(products.map(({ id }) => loadNames(id)));
      for (const { id } of products) {
        await loadTexts(id);
      }
    },
    getState: () => ({ names: [...names.keys()], texts: [...texts] }),
    search(request) {
      const context = { products: manifestProducts, current: request.current };
      // Until the texts are there, a word that isn't in a name can be right.
      const product = parseQuery(request.query, context)?.product ?? manifestProducts[0]?.id ?? '';
      const suggestion = texts.has(product)
        ? vocabulary.correct(request.query, product)
        : undefined;
      const query = parseQuery(suggestion ?? request.query, context);
      if (!query) {
        return { groups: [], total: 0, isNear: false, isGuess: false };
      }
      const order = manifestProducts.map(({ id }) => id);
      const { matches, marks, ...rest } = findMatches(index, documents, query, {
        ...request,
        current: query.product,
        first: order[0],
      });
      const { limit = LIMIT } = request;
      const products = [query.product ?? '', ...order];
      const found = groupMatches(matches, { query, marks, texts: known, products, limit });
      const isCorrected = suggestion !== undefined && found.total > 0;
      return { ...found, ...rest, ...(isCorrected && { suggestion, isNear: true }) };
    },
  };
}

/** Runs work once per key. Work that failed can run again. */
function createOnce() {
  const running = new Map<string, Promise<unknown>>();
  return <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const promise = (running.get(key) as Promise<T> | undefined) ?? work();
    running.set(key, promise);
    promise.catch(() => running.delete(key));
    return promise;
  };
}
