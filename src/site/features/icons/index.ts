/** The public API of this feature. */
export { loadIconGroup } from './iconGroups';
export { renderShape } from './renderShape';
