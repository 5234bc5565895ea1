/**
 * Counts the requests of each client for the rate limit. The counts of @fastify/rate-limit use the time of day: when the
 * clock is set back by an hour, a client that reached the limit would be refused for an hour.
 */

/** The number of clients whose requests are counted. The ones that came first are forgotten. */
const MAX_CLIENTS = 5_000;

type Callback = (error: Error | null, result?: { current: number; ttl: number }) => void;

/** A store of @fastify/rate-limit. */
export class ClientCounts {
  #clients = new Map<string, { count: number; startedAt: number }>();

  /** @param window the time after which the count begins again, in milliseconds. */
  incr(client: string, callback: Callback, window: number): void {
    const now = performance.now();
    const former = this.#clients.get(client);
    const isCurrent = former && now - former.startedAt < window;
    const entry = isCurrent ? { ...former, count: former.count + 1 } : { count: 1, startedAt: now };
    if (!isCurrent) {
      // The map is sorted by the start of the count.
      this.#clients.delete(client);
    }
    this.#clients.set(client, entry);
    if (this.#clients.size > MAX_CLIENTS) {
      this.#clients.delete(this.#clients.keys().next().value!);
    }
    callback(null, { current: entry.count, ttl: Math.ceil(window - (now - entry.startedAt)) });
  }

  /** Creates the store of a route with a limit of its own. */
  child(): ClientCounts {
    return new ClientCounts();
  }
}
