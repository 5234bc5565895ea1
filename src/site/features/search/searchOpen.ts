import { createStore, inMemory } from '../../state/createStore';

/** Whether the search dialog is open. The header shows the dialog, and any part of a page can open it. */
export const searchOpen = createStore(inMemory(false));
