/** Many clients at once, and what became of their feedback. */
import { FEEDBACK_PATHS } from '@/src/shared/feedback';
import { get, createFeedback, send } from './requests';
import { until } from './until';

export interface Load {
  /** The comments that the receiver confirmed. */
  confirmed: string[];
  /** Answers by status; `none` counts requests whose connection broke. */
  answers: Record<string, number>;
  /** The slowest answer, in milliseconds. */
  slowest: number;
}

let loads = 0;

/**
 * Sends feedback, each with another comment, from several clients until it is told to stop.
 * @param comment is added to each comment.
 */
export function startLoad(url: string, clients: number, comment = ''): () => Promise<Load> {
  const load: Load = { confirmed: [], answers: {}, slowest: 0 };
  const name = `load-${(loads += 1)}`;
  let sent = 0;
  let isStopped = false;
  const run = async () => {
    while (!isStopped) {
      const id = `${name}-${(sent += 1)};`;
      const start = performance.now();
      const status = await send(
        url,
        createFeedback({ page: '/load/', comment: id + comment }),
      ).then(
        (answer) => answer.status,
        () => 'none',
      );
      load.answers[status] = (load.answers[status] ?? 0) + 1;
      if (status === 201) {
        load.confirmed.push(id);
      }
      if (status === 'none') {
        // The receiver is gone: one of many requests is enough to see that.
        await until(() => true);
      } else {
        load.slowest = Math.max(load.slowest, Math.round(performance.now() - start));
      }
    }
  };
  const ended = Promise.all(Array.from({ length: clients }, run));
  return async () => {
    isStopped = true;
    await ended;
    return load;
  };
}

/** Returns how many of the confirmed comments the receiver doesn't have. */
export async function countLost(url: string, { confirmed }: Load): Promise<number> {
  const response = await get(url, FEEDBACK_PATHS.commentsCsv);
  const stored = new Set((await response.text()).match(/load-\d+-\d+;/g));
  return confirmed.filter((id) => !stored.has(id)).length;
}
