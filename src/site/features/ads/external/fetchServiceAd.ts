/** Fetches an ad from the ad service. */
import { type ServiceAd, parseAdResponse } from './parseAdResponse';

/** S9.5: "ad fetch max 10 tries". S9.3: "Ad retry interval 500 ms". */
export const MAX_TRIES = 10;
export const RETRY_MS = 500;

/** Limits for a response, in milliseconds and bytes, because an external service can be slow or hostile. */
export const RESPONSE_TIMEOUT_MS = 5000;
export const MAX_BYTES = 128 * 1024;

/**
 * Fetches until a response has a valid ad, at most 10 times. S7.2: "Invalid or empty: retry up to 10 times; network
 * failure: no ad".
 * @returns undefined when there is none, or after `signal` was aborted.
 */
export async function fetchServiceAd(
  url: string,
  signal: AbortSignal,
): Promise<ServiceAd | undefined> {
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
    if (tries > 1) {
      await wait(RETRY_MS, signal);
    }
    let text: string;
    try {
      text = await fetchText(url, signal);
    } catch {
      // S7.2 asks for no ad and no error message here. The browser logs the failed request.
      return undefined;
    }
    const ad = await parseAdResponse(text);
    if (ad) {
      return ad;
    }
  }
  return undefined;
}

/** Waits, unless the signal is aborted. */
function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });
}

/** @throws Error when the request fails, redirects, times out, or returns too much. */
async function fetchText(url: string, signal: AbortSignal): Promise<string> {
  const abort = new AbortController();
  const stop = () => abort.abort();
  const timer = setTimeout(stop, RESPONSE_TIMEOUT_MS);
  signal.addEventListener('abort', stop);
  try {
    signal.throwIfAborted();
    const response = await fetch(url, {
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'error',
      signal: abort.signal,
    });
    return response.ok ? await readText(response) : '';
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
    // Cancels the rest of the response.
    stop();
  }
}

async function readText({ body }: Response): Promise<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const part = await reader?.read();
    if (!part?.value) {
      return text + decoder.decode();
    }
    bytes += part.value.byteLength;
    if (bytes > MAX_BYTES) {
      throw new Error(`The ad service's response is longer than ${MAX_BYTES} bytes`);
    }
    text += decoder.decode(part.value, { stream: true });
  }
}
