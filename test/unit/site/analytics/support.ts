import { type Mock, jest } from '@jest/globals';
import type { Analytics, EventParams } from '@/src/site/analytics/analytics';

/** A service that notes what it is told. */
export interface FakeAnalytics extends Analytics {
  sendEvent: Mock<(name: string, params: EventParams) => void>;
  setUserProperties: Mock<(properties: EventParams) => void>;
}

export const createFakeAnalytics = (): FakeAnalytics => ({
  sendEvent: jest.fn<(name: string, params: EventParams) => void>(),
  setUserProperties: jest.fn<(properties: EventParams) => void>(),
});

/** What a reader's browser says of privacy. Returns the way back. */
export function setPrivacy(
  name: 'doNotTrack' | 'globalPrivacyControl',
  value: unknown,
): () => void {
  Object.defineProperty(navigator, name, { configurable: true, value });
  return () => Reflect.deleteProperty(navigator, name);
}
