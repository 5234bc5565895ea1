import { createStore, inMemory } from '../../state/createStore';

/** Whether the studio is open as a panel over the page. */
export const studioPanel = createStore(inMemory(false));
