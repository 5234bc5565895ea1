/** The public API of this feature. */
export { Inspection } from './Inspection';
export { inspectDemo } from './inspectDemo';
