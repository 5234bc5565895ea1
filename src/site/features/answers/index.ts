/** The public API of this feature. */
export { useAnswer } from './useAnswer';
