/** The public API of this feature. */
export { loadIconGroup, loadIconNames } from './iconGroups';
export { renderShape } from './renderShape';
