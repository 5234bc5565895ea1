import { jest } from '@jest/globals';
import type { Analytics } from '@/src/site/features/analytics/analytics';

/** Creates a fake service that records calls. */
export const createFakeAnalytics = () => ({
  sendEvent: jest.fn<Analytics['sendEvent']>(),
  setUserProperties: jest.fn<Analytics['setUserProperties']>(),
});

export type FakeAnalytics = ReturnType<typeof createFakeAnalytics>;

/** Sets the privacy signals of the browser. Returns a function that resets them. */
export function setPrivacy(
  name: 'doNotTrack' | 'globalPrivacyControl',
  value: unknown,
): () => void {
  Object.defineProperty(navigator, name, { configurable: true, value });
  return () => Reflect.deleteProperty(navigator, name);
}
