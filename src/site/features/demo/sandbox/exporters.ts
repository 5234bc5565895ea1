/**
 * What loads with the first export of a demo. It is one part, because each part adds its address to the JavaScript of
 * every page.
 */
export { sendTo } from './sendTo';
export { BasketDialog, ProjectDialog } from './startProject';
