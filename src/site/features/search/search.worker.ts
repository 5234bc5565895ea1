/** Searches beside the page, so that typing stays smooth: loads the shards and answers. */
import {
  type SearchAnswer,
  type SearchRequest,
  createSearch,
} from '@/src/shared/search/createSearch';
import { SEARCH_FOLDER, SEARCH_MANIFEST } from '@/src/shared/search/files';

/** `load` loads what is not loaded yet, the product that is being read first. */
export type SearchMessage =
  { kind: 'load'; current: string | undefined } | { kind: 'search'; request: SearchRequest };

/** How far the index is: nothing can be found, names can, texts can as well; or something could not be loaded. */
export interface SearchProgress {
  names: boolean;
  complete: boolean;
  failed: boolean;
}

/** An answer comes again when more is loaded. */
export type SearchReport =
  | { kind: 'progress'; progress: SearchProgress }
  | { kind: 'answer'; request: SearchRequest; answer: SearchAnswer };

const search = createSearch(async (name) => {
  const address = SEARCH_FOLDER + name;
  // The manifest keeps its name when the site is built anew.
  const response = await fetch(address, name === SEARCH_MANIFEST ? { cache: 'no-cache' } : {});
  if (!response.ok) {
    throw new Error(`${address}: ${response.status}`);
  }
  return response.json();
});

/** What names find shows before texts take the line and the processor, in milliseconds. */
const TEXTS_AFTER_MS = 300;

let progress: SearchProgress = { names: false, complete: false, failed: false };
let last: SearchRequest | undefined;
let isWaiting = false;
let isLoading = false;

// The window's postMessage, whose types the page has, takes a target; a worker's does not.
const report = (message: SearchReport) =>
  (self as unknown as { postMessage: (message: SearchReport) => void }).postMessage(message);

/** Answers the last request; of several that wait only that one. */
function answer(): void {
  if (isWaiting || !last || !progress.names) {
    return;
  }
  isWaiting = true;
  setTimeout(() => {
    isWaiting = false;
    if (last) {
      report({ kind: 'answer', request: last, answer: search.search(last) });
    }
  }, 0);
}

function setProgress(change: Partial<SearchProgress>): void {
  progress = { ...progress, ...change };
  report({ kind: 'progress', progress });
  answer();
}

/** Names first, of the product that is being read before all others; then the texts in the same order. */
async function load(current: string | undefined): Promise<void> {
  const { products } = await search.getManifest();
  const ids = products
    .map(({ id }) => id)
    .sort((a, b) => Number(b === current) - Number(a === current));
  await Promise.all(
    ids.map(async (id) => {
      await search.loadNames(id);
      if (id === current || current === undefined || !ids.includes(current)) {
        setProgress({ names: true });
      }
    }),
  );
  setProgress({ names: true });
  await new Promise((resolve) => setTimeout(resolve, TEXTS_AFTER_MS));
  for (const id of ids) {
    await search.loadTexts(id);
    setProgress({});
  }
  // The answer that is due goes first: after this nothing changes by itself.
  await new Promise((resolve) => setTimeout(resolve, 0));
  setProgress({ complete: true });
}

self.addEventListener('message', ({ data }: MessageEvent<SearchMessage>) => {
  if (data.kind === 'search') {
    last = data.request;
    answer();
  } else if (!isLoading && !progress.complete) {
    isLoading = true;
    setProgress({ failed: false });
    load(data.current)
      .catch((error: unknown) => {
        console.error(error);
        setProgress({ failed: true });
      })
      .finally(() => {
        isLoading = false;
      });
  }
});
