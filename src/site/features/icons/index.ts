/** What other features may use. */
export { loadIconGroup } from './iconGroups';
export { renderShape } from './renderShape';
