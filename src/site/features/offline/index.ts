/** The public API of this feature. */
export { OfflineSettings } from './OfflineSettings';
