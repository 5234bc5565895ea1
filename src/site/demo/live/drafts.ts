/**
 * The reader's edits of demos, for as long as the page's scripts live: lost by reset and reload, by nothing else, and
 * not by the reload that a new version of the site brings.
 * There is one draft per demo, flavour and variant: the stage always shows the code that is shown, so switching to
 * JavaScript shows the JavaScript as published, and switching back finds the edited TypeScript again.
 * Small on purpose: the page loads it with every demo. What edits need loads with the first of them.
 */
import { type ComponentType, useSyncExternalStore } from 'react';
import type { Flavour, Variant } from '@/src/shared/flavours';
import { keepText, takeText } from '../../offline/keptTexts';
import type { LiveFault } from './liveFault';

/** The edited demo. Shows the last version that worked; `Bundled` where none has. */
export type EditedDemo = ComponentType<{ Bundled: ComponentType }>;

/** One edited file. A draft is never changed, but replaced. */
export interface Draft {
  /** The code as the reader has it. */
  readonly text: string;
  /** What the stage shows in place of the bundled component, once a version was compiled. */
  readonly Edited?: EditedDemo | undefined;
  /** What is wrong with `text`, once the reader has paused. */
  readonly fault?: LiveFault | undefined;
  /** The editor's own state, so that undo survives when the code is closed and opened. */
  readonly editorState?: unknown;
  /** Whether it comes from before a reload and nothing runs it yet. */
  readonly restored?: boolean;
}

const drafts = new Map<string, Draft>();
const editRequests = new Set<string>();
const listeners = new Set<() => void>();

function changed(): void {
  listeners.forEach((listener) => listener());
}

const KEPT = 'drafts';

// A frame has its own drafts from the page around it, which shares its storage.
if (typeof window !== 'undefined' && window.parent === window) {
  Object.entries(takeText(KEPT) ?? {}).forEach(([id, text]) => {
    if (typeof text === 'string') {
      drafts.set(id, { text, restored: true });
    }
  });
  keepText(KEPT, () =>
    drafts.size > 0
      ? Object.fromEntries([...drafts].map(([id, { text }]) => [id, text]))
      : undefined,
  );
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
  return drafts.get(id);
}

/** Begins a draft, or changes fields of it. */
export function setDraft(id: string, patch: Pick<Draft, 'text'> & Partial<Draft>): void {
  drafts.set(id, { ...drafts.get(id), ...patch });
  changed();
}

/** Gives the edit up: source and bundled component are back. The editor can still undo that. */
export function resetDraft(id: string): void {
  if (drafts.delete(id)) {
    changed();
  }
}

/** Calls `listener` after every change of a draft. Returns the way to stop. */
export function subscribeDrafts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The draft, now and whenever it changes. */
export function useDraft(id: string): Draft | undefined {
  return useSyncExternalStore(
    subscribeDrafts,
    () => drafts.get(id),
    () => undefined,
  );
}

/** Asks for the editor from elsewhere, as from a toolbar; the code must be open, or be opened with it. */
export function requestEdit(id: string): void {
  editRequests.add(id);
  changed();
}

/** Whether the editor was asked for; `settleEditRequest` when it is there. */
export function useEditRequest(id: string): boolean {
  return useSyncExternalStore(
    subscribeDrafts,
    () => editRequests.has(id),
    () => false,
  );
}

/** Ends the request of `requestEdit`. */
export function settleEditRequest(id: string): void {
  if (editRequests.delete(id)) {
    changed();
  }
}
