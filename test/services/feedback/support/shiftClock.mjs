// @ts-check
/**
 * Loaded before a receiver, in all of its threads: SIGUSR2 sets its clock three days ahead, and the next one ten days
 * back. The clock of the machine stays as it is.
 */
import { BroadcastChannel, isMainThread } from 'node:worker_threads';

const DAY = 24 * 60 * 60 * 1000;
const OFFSETS = [3 * DAY, -10 * DAY];

let offset = 0;
const readClock = Date.now;
const channel = new BroadcastChannel('clock');
/** @param {unknown} event */
channel.onmessage = (event) => {
  offset = /** @type {{ data: number }} */ (event).data;
};
channel.unref();
if (isMainThread) {
  process.on('SIGUSR2', () => {
    offset = OFFSETS.shift() ?? 0;
    channel.postMessage(offset);
  });
}

Date.now = () => readClock() + offset;
globalThis.Date = new Proxy(Date, {
  construct: (target, values) => Reflect.construct(target, values.length ? values : [Date.now()]),
});
