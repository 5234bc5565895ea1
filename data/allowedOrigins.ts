import { FEEDBACK_URL } from '@/src/shared/links';

/**
 * The other origins that pages may reach, by directive of the Content-Security-Policy; everything else is refused by
 * the browser. An advertising network or an analytics service is added here, and nowhere else.
 * Write whole origins (`https://example.com`), no wildcards, and say why.
 */
export type OpenDirective =
  'connect-src' | 'font-src' | 'form-action' | 'frame-src' | 'img-src' | 'script-src' | 'style-src';

export const ALLOWED_ORIGINS: Readonly<Record<OpenDirective, readonly string[]>> = {
  // Feedback is sent to its receiver: services/feedback.
  'connect-src': FEEDBACK_URL ? [new URL(FEEDBACK_URL).origin] : [],
  'font-src': [],
  // "Open in StackBlitz" and "Open in CodeSandbox" post a project: src/site/demo/sandbox.
  'form-action': ['https://stackblitz.com', 'https://codesandbox.io'],
  'frame-src': [],
  'img-src': [],
  'script-src': [],
  'style-src': [],
};
