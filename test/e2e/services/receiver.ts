/**
 * The feedback receiver behind its host name: its real server and database (PGlite), in the worker's process.
 * `test/services` tests it as a separate process.
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

/** A receiver with a database, but without host. */
export interface Receiver {
  /** Its address for this process. The browser uses its host name. */
  url: string;
  listener: (request: IncomingMessage, response: ServerResponse) => void;
  /** Deletes all feedback. */
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
  // Not with openDatabase, whose dynamic imports Playwright doesn't compile.
  const database = await openPglite(settings, (error) => {
    throw error;
  });
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

/** Controls the host of the receiver, which doesn't respond at first. */
export interface Feedback {
  /** The receiver's address for this process, which works while the host doesn't respond. */
  url: string;
  /** Connects the receiver with its database. */
  start: () => void;
  /** Stops responding. */
  stop: () => void;
  /** Responds with a fake. */
  play: (answer: (response: ServerResponse, request: IncomingMessage) => void) => void;
  /** Returns the stored feedback on a page, and its comments. */
  getStored: (address: string) => Promise<Stored | undefined>;
}

interface Stored {
  sections: { section: string; up: number; down: number }[];
  comments: string[];
}

/** Creates the controls for a test. */
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
          sections: stored.sections.map(({ section, up, down }) => ({ section, up, down })),
          comments: stored.comments.map(({ comment }) => comment),
        }
      );
    },
  };
}
