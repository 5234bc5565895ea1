/** What other features may use. */
export { OfflineSettings } from './OfflineSettings';
