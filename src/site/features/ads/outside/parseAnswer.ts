/** From what a service answers, which may be anything, to an ad that can be shown. */
import { ALLOWED_ORIGINS } from '@/data/allowedOrigins';
import type { Ad } from '../adModel';
import { warnOfDroppedPixels } from './pixels';
import { sanitize } from './sanitize';

export interface ServiceAd extends Ad {
  /** Addresses of pictures that tell the advertiser of a view. */
  pixels: readonly string[];
}

/** How much of an answer is looked at: entries, characters of a field, pixels of an entry. */
export const MAX_ENTRIES = 30;
export const MAX_NAME = 60;
export const MAX_DESCRIPTION = 1000;
export const MAX_ADDRESS = 2000;
export const MAX_PIXELS = 5;

/**
 * The first valid entry of an answer. Specification, section 5: "An ad-service entry must have a statlink to be used."
 * @param answer its text.
 */
export async function parseAnswer(answer: string): Promise<ServiceAd | undefined> {
  const entries: unknown = readField(parseJson(answer), 'ads');
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
    return undefined; // Asked again: see fetchServiceAd.
  }
}

async function readEntry(entry: unknown, link: string): Promise<ServiceAd> {
  const name = readText(readField(entry, 'company'), MAX_NAME);
  const img = readPicture(readField(entry, 'image'));
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

/** Specification, section 3: "pixel (several tracking URLs separated by '||', containing a [timestamp] placeholder)". */
function readPixels(entry: unknown): string[] {
  const timestamp = readField(entry, 'timestamp');
  const time =
    (Number.isFinite(timestamp) && String(timestamp)) || readText(timestamp, 32) || `${Date.now()}`;
  const pixel = readField(entry, 'pixel');
  const addresses = [
    readField(entry, 'statimp'),
    // A few more than are taken, for not each may be one.
    ...(typeof pixel === 'string' ? pixel.split('||', 4 * MAX_PIXELS) : []),
  ];
  const wanted = addresses.flatMap((address) =>
    typeof address === 'string' && address.trim() !== ''
      ? [address.replaceAll('[timestamp]', encodeURIComponent(time))]
      : [],
  );
  const pixels = wanted
    .map((address) => readPicture(address))
    .filter((address) => address !== undefined)
    .slice(0, MAX_PIXELS);
  warnOfDroppedPixels(
    wanted.length - pixels.length,
    `the site loads at most ${MAX_PIXELS} of an ad, and only from the origins in NEXT_PUBLIC_AD_ORIGINS`,
  );
  return pixels;
}

/** The address of a picture from where the site's policy lets pictures come from. */
function readPicture(value: unknown): string | undefined {
  const address = readAddress(value);
  return address && ALLOWED_ORIGINS['img-src'].includes(new URL(address).origin)
    ? address
    : undefined;
}

/** A whole address of http or https; one without a scheme (`//ads.example.org/1`) is of https. */
function readAddress(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > MAX_ADDRESS) {
    return undefined;
  }
  const text = value.trim();
  try {
    const url = new URL(text.startsWith('//') ? `https:${text}` : text);
    return /^https?:$/.test(url.protocol) ? url.href : undefined;
  } catch {
    return undefined; // No address: the entry, or its picture, does not count.
  }
}

/** Control characters, and those that turn the direction of what follows. */
const CONTROLS = /[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;

function readText(value: unknown, length: number): string {
  return typeof value === 'string' ? value.slice(0, length).replace(CONTROLS, ' ').trim() : '';
}

/** A field of what may be an object: its own, nothing inherited. */
function readField(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}
