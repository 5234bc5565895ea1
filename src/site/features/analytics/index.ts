/** What other features may use. */
export { sendEvent } from './analytics';
