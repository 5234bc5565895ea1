/** Chooses the content of a slot with external ads, and replaces it when an ad arrives. */
import type { AdConfig } from '../AdConfig';
import { fetchServiceAd } from './fetchServiceAd';
import { hasBackersLink, loadNetwork } from './network';
import type { ServiceAd } from './parseAdResponse';

/** S9.3 and S9.4: "Ad retry interval 500 ms, max 30 tries; blocker assumed after 6". */
export const CHECK_MS = 500;
export const MAX_CHECKS = 30;
export const BLOCKED_AFTER = 6;

/** S9.2: "In-house ad chance when blocked 80%; adblock message 20%". */
export const MESSAGE_CHANCE = 0.2;

/** The content of the slot. */
export type SlotContent =
  { kind: 'nothing' | 'network' | 'inHouse' | 'message' } | { kind: 'service'; ad: ServiceAd };

interface Slot {
  config: AdConfig;
  /** The element for the network's script and its ad. It is hidden until the content is `network`. */
  container: HTMLElement;
  show: (content: SlotContent) => void;
  /** Called with unexpected errors. */
  fail: (error: unknown) => void;
}

/**
 * Calls the ad service, and loads the network's script if the service has no ad. Checks for an ad every 500 ms. After 6
 * checks without one, it shows an in-house ad or the ad-blocker message. An ad that arrives later replaces that, unless
 * the user is interacting with the slot.
 * Checks are counted from when the script was requested, because a missing ad of the service doesn't indicate a
 * blocker. While the service is called, or when there is no network, the slot has an in-house ad. The choice of the
 * message is made after the network's sixth check in any case.
 * @returns a function that stops the checks and empties the slot.
 */
// eslint-disable-next-line max-lines-per-function -- One closure: its steps share the state of the slot.
export function runSlot({ config, container, show, fail }: Slot): () => void {
  const { serviceUrl, networkScript, networkElement = '' } = config;
  const abort = new AbortController();
  let kind: SlotContent['kind'] = 'nothing';
  let serviceAd: ServiceAd | undefined;
  /** The number of checks since the current source was called, and whether that is the network. */
  let checks = 0;
  let isNetworkAsked = false;
  let isDecided = false;

  const set = (content: SlotContent) => {
    kind = content.kind;
    show(content);
  };
  const stop = () => {
    clearInterval(timer);
    abort.abort();
  };

  /** Whether the content can be replaced. */
  const canReplace = () => kind === 'nothing' || !isInUse(container.parentElement ?? container);

  const poll = () => {
    if (serviceAd && canReplace()) {
      set({ kind: 'service', ad: serviceAd });
      stop();
      return;
    }
    const element = networkScript ? container.querySelector(networkElement) : null;
    if (element && hasBackersLink(element)) {
      container.replaceChildren();
      stop();
      // Ads that are already shown can stay.
      if (kind === 'nothing' || kind === 'network') {
        set({ kind: 'inHouse' });
      }
    } else if (element && canReplace() && kind !== 'network') {
      set({ kind: 'network' });
    }
  };

  /** Shows an in-house ad if the slot is empty. */
  const showFallback = () => {
    if (kind === 'nothing') {
      set({ kind: 'inHouse' });
    }
  };

  const check = () => {
    checks += 1;
    poll();
    if (abort.signal.aborted || checks < BLOCKED_AFTER) {
      return;
    }
    if (!isNetworkAsked) {
      showFallback();
    } else if (!isDecided && (kind === 'nothing' || kind === 'inHouse') && canReplace()) {
      isDecided = true;
      if (Math.random() < MESSAGE_CHANCE) {
        set({ kind: 'message' });
      } else {
        showFallback();
      }
    }
    // The service has its own limits.
    if (isNetworkAsked && checks >= MAX_CHECKS) {
      stop();
    }
  };

  /** Reports errors of timers and promises, which would otherwise be unhandled. */
  const guard = (task: () => void) => () => {
    try {
      task();
    } catch (error) {
      stop();
      fail(error);
    }
  };

  const start = async () => {
    if (serviceUrl) {
      serviceAd = await fetchServiceAd(serviceUrl, abort.signal);
    }
    if (abort.signal.aborted) {
      return;
    }
    if (serviceAd) {
      guard(poll)();
    } else if (networkScript) {
      isNetworkAsked = true;
      checks = 0;
      loadNetwork(container, networkScript);
    } else {
      stop();
      showFallback();
    }
  };

  const timer = setInterval(guard(check), CHECK_MS);
  start().catch((error: unknown) => {
    if (!abort.signal.aborted) {
      stop();
      fail(error);
    }
  });
  return () => {
    stop();
    container.replaceChildren();
  };
}

/** Whether the slot is hovered or contains focus, so that its content must not be replaced. */
function isInUse(slot: HTMLElement): boolean {
  return slot.matches(':hover') || slot.contains(document.activeElement);
}
