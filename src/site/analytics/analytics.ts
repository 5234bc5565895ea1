/** What the rest of the site tells the analytics service. Until one is connected nothing leaves the page. */

/** Details of an event: what a service can store. */
export type EventParams = Readonly<Record<string, string | number | boolean | undefined>>;

/** An analytics service. */
export interface Analytics {
  sendEvent: (name: string, params: EventParams) => void;
  /** Properties of the reader's surroundings that come along with all later events. */
  setUserProperties: (properties: EventParams) => void;
}

let connected: Analytics | undefined;

/** Connects the service; undefined disconnects it. */
export function connectAnalytics(service: Analytics | undefined): void {
  connected = service;
}

/** Tells the connected service of an event; nothing happens without one. */
export function sendEvent(name: string, params: EventParams): void {
  connected?.sendEvent(name, params);
}
