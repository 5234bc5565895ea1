/** Creates requests to the receiver, with ids and version. */
import type { FeedbackRequest } from '@/src/shared/feedback';
import { getCurrentVersion, getProduct } from '@/src/shared/products';
import { storedText } from '../../state/storedText';
import type { Unsent } from './pendingRatings';

const CLIENT_KEY = 'feedback-client';

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/** The version in feedback on products without versions, such as the test pages. */
const NO_VERSION = 'unversioned';

/** Returns a random UUID, version 4. `crypto.randomUUID` exists on https and localhost only. */
export function createId(): string {
  if (typeof crypto.randomUUID === 'function') {
    return crypto.randomUUID();
  }
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  // RFC 9562, section 5.4: the bits for version and variant.
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Returns the random id of this browser, which is created on first use and contains no information about the user. */
export function getClientId(): string {
  const stored = storedText(CLIENT_KEY).get();
  if (stored && UUID.test(stored)) {
    return stored;
  }
  const id = createId();
  storedText(CLIENT_KEY).set(id);
  return id;
}

/** Returns the documented version of the product that a target belongs to. */
export function getVersion(target: string): string {
  const product = getProduct(target);
  return (product && getCurrentVersion(product)) ?? NO_VERSION;
}

/** Whether a value from the storage can be sent. */
export function isUnsent(value: unknown): value is Unsent {
  const { idempotencyKey, rating, comment, language, version } = (value ?? {}) as Partial<Unsent>;
  return (
    UUID.test(String(idempotencyKey)) &&
    (rating === 'up' || rating === 'down') &&
    (comment === undefined || typeof comment === 'string') &&
    typeof language === 'string' &&
    typeof version === 'string'
  );
}

/** @param target a page such as `/system/box/`, or a section such as `/system/box/#sizes`. */
export function createRequest(target: string, unsent: Unsent): FeedbackRequest {
  const [page = '', section = ''] = target.split('#');
  const { idempotencyKey, rating, comment, language, version } = unsent;
  return {
    idempotencyKey,
    clientId: getClientId(),
    page,
    section,
    rating,
    ...(comment !== undefined && { comment }),
    language,
    version,
  };
}
