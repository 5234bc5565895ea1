/** The client of the search worker. One worker per page is started when search is first used. */
import type { SearchAnswer, SearchRequest } from '@/src/shared/search/createSearch';
import { createStore, inMemory } from '../../state/createStore';
import { reloadWhenStale } from '../../browser/stalePage';
import type { SearchMessage, SearchProgress, SearchReport } from './search.worker';

/** The loading progress, and the last results. */
export interface SearchStatus {
  progress: SearchProgress;
  /** The last results, and their request. */
  last?: { request: SearchRequest; answer: SearchAnswer };
}

const NOTHING: SearchProgress = { names: false, complete: false, failed: false };

let worker: Worker | undefined;
let waiting: SearchRequest | undefined;

/** The current status. */
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
      // The worker's code failed to load. Trying again starts another one.
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

/**
 * Loads the missing part of the index.
 * @param current the product of the page.
 */
export function loadIndex(current: string | undefined): void {
  if (!searchStatus.get().progress.complete) {
    send({ kind: 'load', current });
    if (waiting) {
      send({ kind: 'search', request: waiting });
    }
  }
}

/** Sends a request. The results arrive in `searchStatus`, again when more is loaded. */
export function queryIndex(request: SearchRequest): void {
  waiting = request;
  send({ kind: 'search', request });
}
