/** The ad service's answer, as far as it can be had. */
import { type ServiceAd, parseAnswer } from './parseAnswer';

/** Specification, section 9: "ad fetch max 10 tries"; "Ad retry interval 500 ms". */
export const MAX_TRIES = 10;
export const RETRY_MS = 500;

/** How long an answer may take, in milliseconds, and how long it may be, in bytes: a service may be slow or hostile. */
export const ANSWER_MS = 5000;
export const MAX_BYTES = 128 * 1024;

/**
 * Asks until a valid ad comes, at most 10 times.
 * Specification, section 7: "Invalid or empty: retry up to 10 times; network failure: no ad".
 * @returns undefined when there is none, or after `signal`.
 */
export async function fetchServiceAd(
  url: string,
  signal: AbortSignal,
): Promise<ServiceAd | undefined> {
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
    if (tries > 1) {
      await wait(RETRY_MS, signal);
    }
    let answer: string;
    try {
      answer = await fetchText(url, signal);
    } catch {
      // The specification wants no ad and no complaint; the browser has noted what failed.
      return undefined;
    }
    const ad = await parseAnswer(answer);
    if (ad) {
      return ad;
    }
  }
  return undefined;
}

/** Ends early with the signal. */
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

/** @throws Error when nobody answers, in time, in measure, and at this address. */
async function fetchText(url: string, signal: AbortSignal): Promise<string> {
  const abort = new AbortController();
  const stop = () => abort.abort();
  const timer = setTimeout(stop, ANSWER_MS);
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
    // Whatever of an answer has not been read need not come.
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
      throw new Error(`The ad service's answer is longer than ${MAX_BYTES} bytes`);
    }
    text += decoder.decode(part.value, { stream: true });
  }
}
