/** What happens in a slot whose ads come from outside, from its first moment to its last. */
import type { AdConfig } from '../AdConfig';
import { fetchServiceAd } from './fetchServiceAd';
import { hasBackersLink, loadNetwork } from './network';
import type { ServiceAd } from './parseAnswer';

/** Specification, section 9: "Ad retry interval 500 ms, max 30 tries; blocker assumed after 6". */
export const CHECK_MS = 500;
export const MAX_CHECKS = 30;
export const BLOCKED_AFTER = 6;

/** Specification, section 9: "In-house ad chance when blocked 80%; adblock message 20%". */
export const MESSAGE_CHANCE = 0.2;

/** What the slot shows. */
export type Shown =
  { kind: 'nothing' | 'network' | 'inHouse' | 'message' } | { kind: 'service'; ad: ServiceAd };

interface Slot {
  config: AdConfig;
  /** Where the network's script is put, and its ad appears: an element in the slot, hidden until `network` shows. */
  container: HTMLElement;
  show: (shown: Shown) => void;
  /** Takes what went wrong and nobody foresaw. */
  fail: (error: unknown) => void;
}

/**
 * Asks the service, loads the network's script when the service has no ad, looks every 500 ms, and after 6 looks in
 * vain fills the slot with something of the site's own. A late ad takes its place, unless the reader is at it.
 * Looks count from when the script is asked for: a service without ads says nothing about blockers, and while it is
 * asked, or when there is nobody else to ask, the slot has one of the site's own ads. Whether a blocker gets the message
 * is drawn after the network's sixth look all the same.
 * @returns the way to stop; nothing is left of it then.
 */
export function runSlot({ config, container, show, fail }: Slot): () => void {
  const { serviceUrl, networkScript, networkElement = '' } = config;
  const abort = new AbortController();
  let kind: Shown['kind'] = 'nothing';
  let serviceAd: ServiceAd | undefined;
  /** Looks since the present source was asked, and whether that is the network. */
  let checks = 0;
  let isNetworkAsked = false;
  let isDrawn = false;

  const set = (shown: Shown) => {
    kind = shown.kind;
    show(shown);
  };
  const stop = () => {
    clearInterval(timer);
    abort.abort();
  };

  /** Whether something else may take the place of what shows. */
  const isFree = () => kind === 'nothing' || !isReaderAt(container.parentElement ?? container);

  const look = () => {
    if (serviceAd && isFree()) {
      set({ kind: 'service', ad: serviceAd });
      stop();
      return;
    }
    const element = networkScript ? container.querySelector(networkElement) : null;
    if (element && hasBackersLink(element)) {
      container.replaceChildren();
      stop();
      // What stands there already is as good.
      if (kind === 'nothing' || kind === 'network') {
        set({ kind: 'inHouse' });
      }
    } else if (element && isFree() && kind !== 'network') {
      set({ kind: 'network' });
    }
  };

  /** Shows one of the site's own ads, unless something shows already. */
  const fillIn = () => {
    if (kind === 'nothing') {
      set({ kind: 'inHouse' });
    }
  };

  const check = () => {
    checks += 1;
    look();
    if (abort.signal.aborted || checks < BLOCKED_AFTER) {
      return;
    }
    if (!isNetworkAsked) {
      fillIn();
    } else if (!isDrawn && (kind === 'nothing' || kind === 'inHouse') && isFree()) {
      isDrawn = true;
      if (Math.random() < MESSAGE_CHANCE) {
        set({ kind: 'message' });
      } else {
        fillIn();
      }
    }
    // The service has limits of its own.
    if (isNetworkAsked && checks >= MAX_CHECKS) {
      stop();
    }
  };

  /** Errors of timers and promises reach nobody by themselves. */
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
      guard(look)();
    } else if (networkScript) {
      isNetworkAsked = true;
      checks = 0;
      loadNetwork(container, networkScript);
    } else {
      stop();
      fillIn();
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

/** Whether the reader points at the slot or has gone into it by keyboard: then nothing is taken from under them. */
function isReaderAt(slot: HTMLElement): boolean {
  return slot.matches(':hover') || slot.contains(document.activeElement);
}
