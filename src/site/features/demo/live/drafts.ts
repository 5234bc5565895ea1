/**
 * The user's edits of demos, in memory. A reset or a reload discards them, except for the reload after a deployment.
 * There is one draft per demo, flavor and variant. The stage always runs the code that is visible, so switching to
 * JavaScript shows the original JavaScript, and switching back restores the edited TypeScript.
 * This module is small, because pages load it with every demo. The editor and compiler are loaded with the first edit.
 */
import type { ComponentType } from 'react';
import type { DemoThemeId } from '@/src/shared/products';
import type { Flavour, Variant } from '@/src/shared/flavours';
import { createStore, inMemory, useStore } from '../../../state/createStore';
import { persistInput, takeInput } from '../../../state/persistedInput';
import type { CodeError } from './liveError';

/** The edited demo. It shows the last version that worked, in a frame, or `Bundled` if there is none. */
export type EditedDemo = ComponentType<{
  Bundled: ComponentType;
  themes: readonly DemoThemeId[];
  /** Accessible name of the demo. */
  title: string;
}>;

/** An edited file. Drafts are immutable. */
export interface Draft {
  /** The edited code. */
  readonly text: string;
  /** The component that replaces the bundled one, once a version has compiled. */
  readonly Edited?: EditedDemo | undefined;
  /** The error in `text`, set when the user has stopped typing. */
  readonly codeError?: CodeError | undefined;
  /** The state of the editor, so that undo still works after the code was collapsed. */
  readonly editorState?: unknown;
  /**
   * Why the code doesn't run until the reader asks for it: it is from before a reload, or it was stopped because it didn't
   * answer.
   */
  readonly waiting?: 'restored' | 'stopped' | undefined;
}

interface Drafts {
  drafts: ReadonlyMap<string, Draft>;
  /** Ids of drafts whose editor was requested and is still loading. */
  editRequests: ReadonlySet<string>;
}

const store = createStore(inMemory<Drafts>({ drafts: new Map(), editRequests: new Set() }));

/** Replaces a draft; undefined removes it. */
function writeDraft(id: string, draft: Draft | undefined): void {
  const drafts = new Map(store.get().drafts);
  if (draft) {
    drafts.set(id, draft);
  } else {
    drafts.delete(id);
  }
  store.set({ ...store.get(), drafts });
}

const STORAGE_ID = 'drafts';

// An iframe shares the page's session storage, but has drafts of its own.
if (typeof window !== 'undefined' && window.parent === window) {
  Object.entries(takeInput(STORAGE_ID) ?? {}).forEach(([id, text]) => {
    if (typeof text === 'string') {
      writeDraft(id, { text, waiting: 'restored' });
    }
  });
  persistInput(STORAGE_ID, () => {
    const { drafts } = store.get();
    return drafts.size > 0
      ? Object.fromEntries([...drafts].map(([id, { text }]) => [id, text]))
      : undefined;
  });
}

/** Returns the id of a draft. */
export function getDraftId(
  pathname: string,
  name: string,
  flavour: Flavour,
  variant: Variant,
): string {
  return `${pathname}#${flavour}-${name}.${variant}`;
}

/** Returns the draft, if the user has edited this code. */
export function getDraft(id: string): Draft | undefined {
  return store.get().drafts.get(id);
}

/** Creates or updates a draft. */
export function setDraft(id: string, patch: Pick<Draft, 'text'> & Partial<Draft>): void {
  writeDraft(id, { ...getDraft(id), ...patch });
}

/** Discards the edits and restores source and bundled component. Undo in the editor reverts this. */
export function resetDraft(id: string): void {
  if (getDraft(id)) {
    writeDraft(id, undefined);
  }
}

/** Calls `listener` after every change of drafts. Returns a function that unsubscribes. */
export const subscribeDrafts = store.subscribe;

/** Subscribes to a draft. */
export const useDraft = (id: string): Draft | undefined =>
  useStore(store, ({ drafts }) => drafts.get(id), undefined);

function writeEditRequests(editRequests: ReadonlySet<string>): void {
  store.set({ ...store.get(), editRequests });
}

/** Requests the editor, for example from a toolbar. The code must be expanded before or together with the call. */
export function requestEdit(id: string): void {
  writeEditRequests(new Set(store.get().editRequests).add(id));
}

/** Whether the editor was requested. Call `clearEditRequest` when it is ready. */
export const useEditRequest = (id: string): boolean =>
  useStore(store, ({ editRequests }) => editRequests.has(id), false);

/** Ends a request of `requestEdit`. */
export function clearEditRequest(id: string): void {
  const rest = new Set(store.get().editRequests);
  if (rest.delete(id)) {
    writeEditRequests(rest);
  }
}
