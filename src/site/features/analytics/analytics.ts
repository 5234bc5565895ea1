/** The analytics API for the rest of the site. If no service is configured, nothing is stored or sent. */
import { isMeasured } from './isMeasured';

/** Parameters of an event, limited to types that analytics services can store. */
export type EventParams = Readonly<Record<string, string | number | boolean | undefined>>;

/** An analytics service. */
export interface Analytics {
  sendEvent: (name: string, params: EventParams) => void;
  /** Sets properties that are sent with all later events. */
  setUserProperties: (properties: EventParams) => void;
}

/** The maximum number of events in the queue before the service is connected. Later ones are dropped. */
export const MAX_WAITING = 50;

let connected: Analytics | undefined;
let waiting: (readonly [name: string, params: EventParams])[] = [];

/** Connects a service and sends it the queued events; undefined disconnects it. */
export function connectAnalytics(service: Analytics | undefined): void {
  connected = service;
  const events = waiting;
  waiting = [];
  if (service) {
    events.forEach(([name, params]) => service.sendEvent(name, params));
  }
}

/** Sends an event, or queues it until the service is connected. Does nothing if visits aren't measured. */
export function sendEvent(name: string, params: EventParams): void {
  if (connected) {
    connected.sendEvent(name, params);
  } else if (isMeasured() && waiting.length < MAX_WAITING) {
    waiting.push([name, params]);
  }
}
