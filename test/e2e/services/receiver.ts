/**
 * The receiver of feedback behind its host name: its own server and database (PGlite), in the worker's process. How it
 * starts and ends as a process of its own is the concern of `test/services`.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from '../../../services/feedback/createServer';
import { openPglite } from '../../../services/feedback/database/openPglite';
import { readSettings } from '../../../services/feedback/settings';
import { writeEmptyStore } from '../../services/feedback/support/emptyStore';
import { readPage } from '../../services/feedback/support/requests';
import { TOKEN } from '../../services/feedback/support/receiver';
import type { Host } from './hosts';
import { makeFolder, removeFolder } from '../../unit/support/temp';

/** A receiver that has a database, and no host yet. */
export interface Receiver {
  /** Where this process reaches it at all times; the browser knows it by its host name. */
  url: string;
  listener: (request: IncomingMessage, response: ServerResponse) => void;
  /** Forgets all that was said. */
  clear: () => Promise<void>;
  close: () => Promise<void>;
}

/** Opens a new database. */
export async function openReceiver(): Promise<Receiver> {
  const folder = makeFolder();
  await writeEmptyStore(folder);
  const settings = readSettings({
    FEEDBACK_DATA: folder,
    FEEDBACK_TOKEN: TOKEN,
    FEEDBACK_RATE: '100000',
    FEEDBACK_LOG: 'error',
  });
  // Not by openDatabase, which imports what it needs as it runs: Playwright compiles no such import.
  const database = await openPglite(settings.dataFolder);
  const server = await createServer(settings, database);
  return {
    url: await server.listen({ port: 0, host: '127.0.0.1' }),
    listener: (request, response) => server.routing(request, response),
    clear: () => database.transaction(({ run }) => run('truncate feedback, feedback_request')),
    close: async () => {
      await server.close();
      await database.close();
      removeFolder(folder);
    },
  };
}

/** What a test does with the host of feedback, which is dead at first. */
export interface Feedback {
  /** Where this process reaches the receiver, also while that is dead for the browser. */
  url: string;
  /** The receiver answers, with what it stored before. */
  start: () => void;
  /** Nobody answers. */
  stop: () => void;
  /** Something else answers. */
  play: (answer: (response: ServerResponse, request: IncomingMessage) => void) => void;
  /** What the receiver has of a page, its comments as texts. */
  getStored: (address: string) => Promise<Stored | undefined>;
}

interface Stored {
  sections: { section: string; up: number; down: number }[];
  comments: string[];
}

/** Lets a test decide who answers at the host. */
export function playFeedback(host: Host, receiver: Receiver): Feedback {
  return {
    url: receiver.url,
    start: () => host.answer(receiver.listener),
    stop: () => host.answer(undefined),
    play: (answer) =>
      host.answer((request, response) => {
        response.setHeader('Access-Control-Allow-Origin', '*');
        response.setHeader('Access-Control-Allow-Headers', '*');
        response.setHeader('Access-Control-Expose-Headers', 'Retry-After');
        if (request.method === 'OPTIONS') {
          response.writeHead(204).end();
        } else {
          answer(response, request);
        }
      }),
    getStored: async (address) => {
      const stored = await readPage(receiver.url, address);
      return (
        stored && {
          sections: stored.sections,
          comments: stored.comments.map(({ comment }) => comment),
        }
      );
    },
  };
}
