/** Validates the response of an ad service, which can be anything, and converts it to an ad. */
import { ALLOWED_ORIGINS } from '@/data/allowedOrigins';
import type { Ad } from '../adModel';
import { warnOfDroppedPixels } from './pixels';
import { sanitize } from './sanitize';

export interface ServiceAd extends Ad {
  /** Addresses of tracking pixels. */
  pixels: readonly string[];
}

/** Limits on a response: entries, characters of a field, and pixels of an entry. */
export const MAX_ENTRIES = 30;
export const MAX_NAME = 60;
export const MAX_DESCRIPTION = 1000;
export const MAX_ADDRESS = 2000;
export const MAX_PIXELS = 5;

/**
 * Returns the first valid entry of a response. S5.1: "An ad-service entry must have a statlink to be used."
 * @param text the text of the response.
 */
export async function parseAdResponse(text: string): Promise<ServiceAd | undefined> {
  const entries: unknown = readField(parseJson(text), 'ads');
  if (!Array.isArray(entries)) {
    return undefined;
  }
  for (const entry of entries.slice(0, MAX_ENTRIES)) {
    const link = readAddress(readField(entry, 'statlink'));
    if (link) {
      return readEntry(entry, link);
    }
  }
  return undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // fetchServiceAd tries again.
  }
}

async function readEntry(entry: unknown, link: string): Promise<ServiceAd> {
  const name = readText(readField(entry, 'company'), MAX_NAME);
  const img = readImage(readField(entry, 'image'));
  const description = readText(readField(entry, 'description'), MAX_DESCRIPTION);
  return {
    name: name || new URL(link).hostname,
    link,
    ...(img && { img }),
    description: await sanitize(description),
    label: 'service',
    pixels: readPixels(entry),
  };
}

/** S3.25: "pixel (several tracking URLs separated by '||', containing a [timestamp] placeholder)". */
function readPixels(entry: unknown): string[] {
  const timestamp = readField(entry, 'timestamp');
  const time =
    (Number.isFinite(timestamp) && String(timestamp)) || readText(timestamp, 32) || `${Date.now()}`;
  const pixel = readField(entry, 'pixel');
  const addresses = [
    readField(entry, 'statimp'),
    // Some of them may be invalid, so read more than the maximum.
    ...(typeof pixel === 'string' ? pixel.split('||', 4 * MAX_PIXELS) : []),
  ];
  const wanted = addresses.flatMap((address) =>
    typeof address === 'string' && address.trim() !== ''
      ? [address.replaceAll('[timestamp]', encodeURIComponent(time))]
      : [],
  );
  const pixels = wanted
    .map((address) => readImage(address))
    .filter((address) => address !== undefined)
    .slice(0, MAX_PIXELS);
  warnOfDroppedPixels(
    wanted.length - pixels.length,
    `the site loads at most ${MAX_PIXELS} of an ad, and only from the origins in NEXT_PUBLIC_AD_PIXEL_ORIGINS`,
  );
  return pixels;
}

/** Returns the address of an image if the Content-Security-Policy allows its origin. */
function readImage(value: unknown): string | undefined {
  const address = readAddress(value);
  return address && ALLOWED_ORIGINS['img-src'].includes(new URL(address).origin)
    ? address
    : undefined;
}

/** Returns an absolute http or https address. An address without scheme (`//ads.example.org/1`) is https. */
function readAddress(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > MAX_ADDRESS) {
    return undefined;
  }
  const text = value.trim();
  try {
    const url = new URL(text.startsWith('//') ? `https:${text}` : text);
    return /^https?:$/.test(url.protocol) ? url.href : undefined;
  } catch {
    return undefined; // An invalid address is ignored.
  }
}

/** Control characters, and characters that change the direction of text. */
const CONTROLS = /[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;

function readText(value: unknown, length: number): string {
  return typeof value === 'string' ? value.slice(0, length).replace(CONTROLS, ' ').trim() : '';
}

/** Reads an own property of a value that may not be an object. */
function readField(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}
