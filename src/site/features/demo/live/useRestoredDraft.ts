import { useEffect, useEffectEvent } from 'react';
import type { Variant } from '@/src/shared/flavours';
import { loadPart } from '../../../browser/loadPart';
import type { SourceQuery } from '../demoSource';
import type { Draft } from './drafts';

declare module '../../../browser/loadPart' {
  interface LazyParts {
    resumeDraft: typeof import('./resumeDraft');
  }
}

/** Runs a draft that was restored after a reload. The code for that is loaded only if there is one. */
export function useRestoredDraft(
  query: SourceQuery,
  variant: Variant,
  draft: Draft | undefined,
): void {
  const resume = useEffectEvent(async (text: string) => {
    const { resumeDraft } = await loadPart('resumeDraft');
    await resumeDraft(query, variant, text);
  });
  const text = draft?.restored ? draft.text : undefined;
  useEffect(() => {
    if (text !== undefined) {
      // The text is in the editor anyway, and the next keystroke runs it.
      resume(text).catch(console.error);
    }
  }, [text]);
}
