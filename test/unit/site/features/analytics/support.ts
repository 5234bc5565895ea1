import { jest } from '@jest/globals';
import type { Analytics } from '@/src/site/features/analytics/analytics';

/** A service that notes what it is told. */
export const createFakeAnalytics = () => ({
  sendEvent: jest.fn<Analytics['sendEvent']>(),
  setUserProperties: jest.fn<Analytics['setUserProperties']>(),
});

export type FakeAnalytics = ReturnType<typeof createFakeAnalytics>;

/** What a reader's browser says of privacy. Returns the way back. */
export function setPrivacy(
  name: 'doNotTrack' | 'globalPrivacyControl',
  value: unknown,
): () => void {
  Object.defineProperty(navigator, name, { configurable: true, value });
  return () => Reflect.deleteProperty(navigator, name);
}
