/** The page's side of the search worker: one for the page, started when search is used for the first time. */
import type { SearchAnswer, SearchRequest } from '@/src/shared/search/createSearch';
import { createStore, inMemory } from '../../state/createStore';
import { reloadWhenStale } from '../../browser/stalePage';
import type { SearchMessage, SearchProgress, SearchReport } from './search.worker';

/** How far the index is, and what it has found. */
export interface SearchStatus {
  progress: SearchProgress;
  /** The last answer, and what was asked. */
  last?: { request: SearchRequest; answer: SearchAnswer };
}

const NOTHING: SearchProgress = { names: false, complete: false, failed: false };

let worker: Worker | undefined;
let waiting: SearchRequest | undefined;

/** What is known at the moment. */
export const searchStatus = createStore(inMemory<SearchStatus>({ progress: NOTHING }));

function setStatus(change: Partial<SearchStatus>): void {
  searchStatus.set({ ...searchStatus.get(), ...change });
}

function getWorker(): Worker {
  if (!worker) {
    worker = new Worker(new URL('./search.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<SearchReport>) => {
      if (data.kind === 'progress' && data.progress.failed) {
        reloadWhenStale();
      }
      setStatus(data.kind === 'progress' ? { progress: data.progress } : { last: data });
    });
    worker.addEventListener('error', () => {
      // Its code did not arrive. Trying again starts another one.
      worker?.terminate();
      worker = undefined;
      reloadWhenStale();
      setStatus({ progress: { ...NOTHING, failed: true } });
    });
  }
  return worker;
}

function send(message: SearchMessage): void {
  getWorker().postMessage(message);
}

/** Loads the index, or what is missing of it. @param current the product that is being read. */
export function loadIndex(current: string | undefined): void {
  if (!searchStatus.get().progress.complete) {
    send({ kind: 'load', current });
    if (waiting) {
      send({ kind: 'search', request: waiting });
    }
  }
}

/** Asks; the answer comes as status, again when more is loaded. */
export function askIndex(request: SearchRequest): void {
  waiting = request;
  send({ kind: 'search', request });
}
