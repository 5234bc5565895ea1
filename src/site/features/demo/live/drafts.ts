/**
 * The reader's edits of demos, for as long as the page's scripts live: lost by reset and reload, by nothing else, and
 * not by the reload that a new version of the site brings.
 * There is one draft per demo, flavour and variant: the stage always shows the code that is shown, so switching to
 * JavaScript shows the JavaScript as published, and switching back finds the edited TypeScript again.
 * Small on purpose: the page loads it with every demo. What edits need loads with the first of them.
 */
import type { ComponentType } from 'react';
import type { Flavour, Variant } from '@/src/shared/flavours';
import { createStore, inMemory, useStore } from '../../../state/createStore';
import { persistInput, takeInput } from '../../../state/persistedInput';
import type { CodeError } from './liveError';

/** The edited demo. Shows the last version that worked; `Bundled` where none has. */
export type EditedDemo = ComponentType<{ Bundled: ComponentType }>;

/** One edited file. A draft is never changed, but replaced. */
export interface Draft {
  /** The code as the reader has it. */
  readonly text: string;
  /** What the stage shows in place of the bundled component, once a version was compiled. */
  readonly Edited?: EditedDemo | undefined;
  /** What is wrong with `text`, once the reader has paused. */
  readonly codeError?: CodeError | undefined;
  /** The editor's own state, so that undo survives when the code is closed and opened. */
  readonly editorState?: unknown;
  /** Whether it comes from before a reload and nothing runs it yet. */
  readonly restored?: boolean;
}

interface Drafts {
  drafts: ReadonlyMap<string, Draft>;
  /** Drafts whose editor was asked for and is not there yet. */
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

const KEPT = 'drafts';

// A frame has its own drafts from the page around it, which shares its storage.
if (typeof window !== 'undefined' && window.parent === window) {
  Object.entries(takeInput(KEPT) ?? {}).forEach(([id, text]) => {
    if (typeof text === 'string') {
      writeDraft(id, { text, restored: true });
    }
  });
  persistInput(KEPT, () => {
    const { drafts } = store.get();
    return drafts.size > 0
      ? Object.fromEntries([...drafts].map(([id, { text }]) => [id, text]))
      : undefined;
  });
}

/** The key of a draft. */
export function getDraftId(
  pathname: string,
  name: string,
  flavour: Flavour,
  variant: Variant,
): string {
  return `${pathname}#${flavour}-${name}.${variant}`;
}

/** The draft, if the reader has edited this code. */
export function getDraft(id: string): Draft | undefined {
  return store.get().drafts.get(id);
}

/** Begins a draft, or changes fields of it. */
export function setDraft(id: string, patch: Pick<Draft, 'text'> & Partial<Draft>): void {
  writeDraft(id, { ...getDraft(id), ...patch });
}

/** Gives the edit up: source and bundled component are back. The editor can still undo that. */
export function resetDraft(id: string): void {
  if (getDraft(id)) {
    writeDraft(id, undefined);
  }
}

/** Calls `listener` after every change of a draft. Returns the way to stop. */
export const subscribeDrafts = store.subscribe;

/** The draft, now and whenever it changes. */
export const useDraft = (id: string): Draft | undefined =>
  useStore(store, ({ drafts }) => drafts.get(id), undefined);

function writeEditRequests(editRequests: ReadonlySet<string>): void {
  store.set({ ...store.get(), editRequests });
}

/** Asks for the editor from elsewhere, as from a toolbar; the code must be open, or be opened with it. */
export function requestEdit(id: string): void {
  writeEditRequests(new Set(store.get().editRequests).add(id));
}

/** Whether the editor was asked for; `settleEditRequest` when it is there. */
export const useEditRequest = (id: string): boolean =>
  useStore(store, ({ editRequests }) => editRequests.has(id), false);

/** Ends the request of `requestEdit`. */
export function settleEditRequest(id: string): void {
  const rest = new Set(store.get().editRequests);
  if (rest.delete(id)) {
    writeEditRequests(rest);
  }
}
