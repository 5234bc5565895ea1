/**
 * Sends edits to a demo in an iframe. The iframe has its own scripts: the page sends the edited text, and the iframe
 * compiles it. Only messages between a document and its parent of the same origin are accepted, so neither an address
 * nor another site can inject code.
 */
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { VARIANT_IDS, type Variant } from '@/src/shared/flavours';
import { loadPart } from '../../../browser/loadPart';
import { type SourceQuery, loadFiles } from '../demoSource';
import { type EditedDemo, getDraftId, resetDraft, useDraft } from '../live/drafts';

/** The user's edits of the visible code, without `text` if it is unchanged. */
export interface FramedDraft {
  variant: Variant;
  text: string | undefined;
}

const DRAFT = 'fieldguide-draft';
const READY = 'fieldguide-ready';

/** Sends the draft to the document in an iframe, now and when it changes. */
export function useSendDraft(
  frame: RefObject<HTMLIFrameElement | null>,
  { variant, text }: FramedDraft,
): void {
  const send = useEffectEvent(() =>
    frame.current?.contentWindow?.postMessage({ type: DRAFT, variant, text }, location.origin),
  );
  useEffect(() => {
    const onMessage = (event: MessageEvent) => {
      if (isFrom(event, frame.current?.contentWindow) && event.data?.type === READY) {
        send();
      }
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [frame]);
  useEffect(() => send(), [variant, text]);
}

/** Receives the draft from the outer page, and returns the edited demo. */
export function useReceivedDraft(query: SourceQuery): EditedDemo | undefined {
  const [draft, setDraft] = useState<FramedDraft>({ variant: 'TS', text: undefined });
  const id = getDraftId(query.pathname, query.name, query.flavour, draft.variant);
  useEffect(() => {
    if (window.parent === window) {
      return undefined;
    }
    const onMessage = (event: MessageEvent) => {
      const received = isFrom(event, window.parent) ? readDraft(event.data) : undefined;
      if (received) {
        setDraft(received);
      }
    };
    window.addEventListener('message', onMessage);
    window.parent.postMessage({ type: READY }, location.origin);
    return () => window.removeEventListener('message', onMessage);
  }, []);
  const run = useEffectEvent(async ({ variant, text }: FramedDraft, isLast: () => boolean) => {
    if (text === undefined) {
      resetDraft(id);
      return;
    }
    const { resumeDraft } = await loadPart('resumeDraft');
    if (isLast()) {
      await resumeDraft(
        { id, flavour: query.flavour, getFiles: () => loadFiles(query, variant) },
        text,
      );
    }
  });
  useEffect(() => {
    // The original demo stays, and the outer page shows the error.
    let last = true;
    run(draft, () => last).catch(console.error);
    return () => {
      last = false;
    };
  }, [draft]);
  return useDraft(id)?.Edited;
}

function isFrom(event: MessageEvent, source: Window | null | undefined): boolean {
  return source != null && event.source === source && event.origin === location.origin;
}

function readDraft(data: unknown): FramedDraft | undefined {
  if (typeof data !== 'object' || data === null) {
    return undefined;
  }
  const { type, variant, text } = data as Record<string, unknown>;
  const known = VARIANT_IDS.find((id) => id === variant);
  return type === DRAFT && known && (text === undefined || typeof text === 'string')
    ? { variant: known, text }
    : undefined;
}
