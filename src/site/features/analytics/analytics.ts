/** What the rest of the site tells the analytics service. Without one nothing is kept and nothing leaves the page. */
import { isMeasured } from './isMeasured';

/** Details of an event: what a service can store. */
export type EventParams = Readonly<Record<string, string | number | boolean | undefined>>;

/** An analytics service. */
export interface Analytics {
  sendEvent: (name: string, params: EventParams) => void;
  /** Properties of the reader's surroundings that come along with all later events. */
  setUserProperties: (properties: EventParams) => void;
}

/** How many events wait for the service; later ones are lost. */
export const MAX_WAITING = 50;

let connected: Analytics | undefined;
let waiting: (readonly [name: string, params: EventParams])[] = [];

/** Connects the service, which gets what was sent before; undefined disconnects it. */
export function connectAnalytics(service: Analytics | undefined): void {
  connected = service;
  const events = waiting;
  waiting = [];
  if (service) {
    events.forEach(([name, params]) => service.sendEvent(name, params));
  }
}

/** Tells the service of an event, now or once it is connected; nothing happens where nothing is measured. */
export function sendEvent(name: string, params: EventParams): void {
  if (connected) {
    connected.sendEvent(name, params);
  } else if (isMeasured() && waiting.length < MAX_WAITING) {
    waiting.push([name, params]);
  }
}
