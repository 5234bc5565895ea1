/** Answers pasted texts. It is pure code that runs in browsers and in Node. */
import type { IconNames } from '../iconNames';
import { type Translations, fillText } from '../translate';
import type { Answer, AnswerText } from './answer';
import { ANSWERS_MANIFEST, type AnswersManifest, type ProductFacts } from './files';
import type { MessagesFile } from './messageFiles';
import { findPackage, findReplacement } from './packages';
import type { Recognition } from './recognize';
import type { ImportRecognition } from './recognizers/import';
import { resolveClass } from './resolveClass';
import { hasIcons, resolveImport, resolveJsx } from './resolveCode';
import { resolveErrorCode, resolveMessage } from './resolveMessage';
import { resolveCssVariable, resolveIcon, resolveThemePath } from './resolveTheme';
import { resolveTypeError } from './resolveTypeError';

/** Loads the files that answers need. The errors are passed on to the caller. */
export interface AnswerFiles {
  /** Returns the parsed JSON of a file of `/answers/` by its name: `manifest.json`, and those that it names. */
  loadFile: (name: string) => Promise<unknown>;
  loadIcons: () => Promise<IconNames>;
}

export interface AnswerOptions {
  /** The product of the page, which is preferred. */
  product?: string | undefined;
  language: string;
}

/** What a resolver gets besides the recognition. */
interface Context {
  files: AnswerFiles;
  /** Loads the products that the text can be about, the preferred one first. */
  loadProducts: () => Promise<ProductFacts[]>;
  loadMessages: () => Promise<MessagesFile>;
  t: AnswerText;
}

type Resolvers = {
  [Kind in Recognition['kind']]: (
    recognition: Extract<Recognition, { kind: Kind }>,
    context: Context,
  ) => Promise<Answer | undefined>;
};

/** Loads the names of icons for imports that have some. */
async function loadIcons(
  { imports }: Pick<ImportRecognition, 'imports'>,
  files: AnswerFiles,
): Promise<IconNames | undefined> {
  return hasIcons(imports) ? files.loadIcons() : undefined;
}

/** The resolver of each kind. */
const RESOLVERS: Resolvers = {
  class: async (found, { loadProducts, t }) => resolveClass(found, await loadProducts(), t),
  code: async (found, { loadMessages, t }) => resolveErrorCode(found, await loadMessages(), t),
  cssVariable: async (found, { loadProducts, t }) =>
    resolveCssVariable(found, await loadProducts(), t),
  icon: async (found, { files, t }) => resolveIcon(found, await files.loadIcons(), t),
  import: async (found, { files, loadProducts, t }) =>
    resolveImport(found, await loadProducts(), t, await loadIcons(found, files)),
  jsx: async (found, { files, loadProducts, t }) =>
    resolveJsx(found, await loadProducts(), t, await loadIcons(found, files)),
  message: async (found, { loadMessages, t }) => resolveMessage(found, await loadMessages(), t),
  themePath: async (found, { loadProducts, t }) => resolveThemePath(found, await loadProducts(), t),
  typeError: async (found, { loadProducts, t }) => resolveTypeError(found, await loadProducts(), t),
};

/** The data of answers. */
export interface AnswerData {
  /** Loads the texts of a language. */
  loadTexts: (language: string) => Promise<AnswerText>;
  /** Loads the products, those of the list first. */
  loadProducts: (first: readonly string[]) => Promise<ProductFacts[]>;
  loadMessages: () => Promise<MessagesFile>;
}

/** Creates the functions that load the data of answers. Each file is loaded once. */
export function createAnswerData({ loadFile }: Pick<AnswerFiles, 'loadFile'>): AnswerData {
  const loading = new Map<string, Promise<unknown>>();
  const load = <Data>(name: string): Promise<Data> => {
    const promise = loading.get(name) ?? loadFile(name);
    loading.set(name, promise);
    // The next call tries again.
    promise.catch(() => loading.delete(name));
    return promise as Promise<Data>;
  };
  const loadManifest = () => load<AnswersManifest>(ANSWERS_MANIFEST);
  return {
    async loadTexts(language) {
      const manifest = await loadManifest();
      const texts = await load<Translations>(manifest.texts[language] ?? manifest.texts.en ?? '');
      return (key, values) => fillText(texts[key] ?? key, values);
    },
    async loadProducts(first) {
      const { products } = await loadManifest();
      const ids = [...new Set([...first, ...Object.keys(products)])].filter((id) => products[id]);
      return Promise.all(ids.map((id) => load<ProductFacts>(products[id]!)));
    },
    async loadMessages() {
      const { messages } = await loadManifest();
      return load<MessagesFile>(messages);
    },
  };
}

/**
 * Creates the function that answers recognized texts.
 * @returns a function that returns undefined for a text about something else, such as components of another library.
 */
export function createAnswers(
  files: AnswerFiles,
  data = createAnswerData(files),
): (recognition: Recognition, options: AnswerOptions) => Promise<Answer | undefined> {
  return async (recognition, { product, language }) => {
    const t = await data.loadTexts(language);
    const loadProducts = () => data.loadProducts(listHints(recognition, product));
    const { loadMessages } = data;
    // TypeScript doesn't know that the kind chooses the resolver.
    const resolve = RESOLVERS[recognition.kind] as (
      found: Recognition,
      context: Context,
    ) => Promise<Answer | undefined>;
    return resolve(recognition, { files, loadProducts, loadMessages, t });
  };
}

/** The product that a text names, by the beginning of a name or by its package. */
const HINTS: readonly [RegExp, string][] = [
  [/^(?:--mui-|@mui\/(?:material|lab)$)/, 'material-ui'],
  [/^(?:--joy-|Joy|@mui\/joy$)/, 'joy-ui'],
  [/^(?:base-|@mui\/base$)/, 'base-ui'],
  [/^@mui\/system$/, 'system'],
  [/^(?:@mui\/x-|MuiDataGrid)/, 'x'],
];

/** Lists the products to look in first: the one that the text names, and the one of the page. */
function listHints(recognition: Recognition, current: string | undefined): string[] {
  const named = listNames(recognition).flatMap(
    (name) => HINTS.find(([pattern]) => pattern.test(name))?.[1] ?? [],
  );
  return [...named, ...(current === undefined ? [] : [current])];
}

function listNames(recognition: Recognition): string[] {
  switch (recognition.kind) {
    case 'class':
      return recognition.classes.map(({ prefix, component }) => prefix + component).reverse();
    case 'cssVariable':
      return [recognition.name];
    case 'import':
    case 'jsx':
      return recognition.imports.map(({ from }) =>
        findPackage(findReplacement(from)?.module ?? from),
      );
    case 'themePath':
      return recognition.path;
    case 'typeError':
      return recognition.package === undefined ? [] : [recognition.package];
    case 'code':
    case 'icon':
    case 'message':
      return [];
  }
}
