/** Searches in a web worker, so that typing stays smooth. */
import {
  type SearchAnswer,
  type SearchRequest,
  createSearch,
} from '@/src/shared/search/createSearch';
import { SEARCH_FOLDER, SEARCH_MANIFEST } from '@/src/shared/search/files';
import { fetchOk } from '../../browser/fetchOk';

/** `load` loads the missing files, starting with the current product. */
export type SearchMessage =
  { kind: 'load'; current: string | undefined } | { kind: 'search'; request: SearchRequest };

/** The loaded part of the index: nothing, names, or texts as well; or a loading error. */
export interface SearchProgress {
  names: boolean;
  complete: boolean;
  failed: boolean;
}

/** When more of the index is loaded, the last request is answered again. */
export type SearchReport =
  | { kind: 'progress'; progress: SearchProgress }
  | { kind: 'answer'; request: SearchRequest; answer: SearchAnswer };

const search = createSearch(async (name) => {
  const address = SEARCH_FOLDER + name;
  // The manifest has the same name in every build.
  const response = await fetchOk(address, name === SEARCH_MANIFEST ? { cache: 'no-cache' } : {});
  return response.json();
});

/** The delay before texts are loaded, in milliseconds. It lets the results from names render first. */
const TEXTS_AFTER_MS = 300;

let progress: SearchProgress = { names: false, complete: false, failed: false };
let last: SearchRequest | undefined;
let isWaiting = false;
let isLoading = false;

// The types are those of the window's postMessage, which requires a target origin. A worker's doesn't.
const report = (message: SearchReport) =>
  (self as unknown as { postMessage: (message: SearchReport) => void }).postMessage(message);

/** Answers the latest request; earlier ones are dropped. */
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

/** Loads the names of the current product, then the names of the others, and then texts in the same order. */
async function load(current: string | undefined): Promise<void> {
  const { products } = await search.getManifest();
  const ids = products
    .map(({ id }) => id)
    .sort((a, b) => Number(b === current) - Number(a === current));
  if (current !== undefined && ids[0] === current) {
    await search.loadNames(current);
    setProgress({ names: true });
  }
  await Promise.all(ids.map((id) => search.loadNames(id).then(() => setProgress({ names: true }))));
  await new Promise((resolve) => setTimeout(resolve, TEXTS_AFTER_MS));
  for (const id of ids) {
    await search.loadTexts(id);
    setProgress({});
  }
  // Pending requests are answered before the last progress report, because nothing changes after it.
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
