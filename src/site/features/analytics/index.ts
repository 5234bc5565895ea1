/** The public API of this feature. */
export { sendEvent } from './analytics';
