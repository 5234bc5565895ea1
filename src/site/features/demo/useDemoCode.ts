/** The code of a demo as it shows: its variant, whether it is open, and what the reader has made of it. */
import { useState } from 'react';
import type { Variant } from '@/src/shared/flavours';
import { useVariant } from '../../state/codePreferences';
import type { SourceQuery } from './demoSource';
import { type Draft, getDraftId, requestEdit, resetDraft, useDraft } from './live/drafts';
import { useRestoredDraft } from './live/useRestoredDraft';
import { useDemoHash } from './useDemoHash';

export interface ShownCode {
  variant: Variant;
  /** Id of the element that holds the code. */
  codeId: string;
  open: boolean;
  onToggle: () => void;
  /** Opens the code and goes into it. */
  onEdit: () => void;
  /** Gives the reader's edits up. */
  onReset: () => void;
  draft: Draft | undefined;
}

/** @param defaultOpen whether the code is open from the start. */
export function useDemoCode(query: SourceQuery, defaultOpen = false): ShownCode {
  const { pathname, name, flavour } = query;
  const variant = useVariant();
  // Not React's: on pages of many demos two of those can be alike, since they leave out zeros.
  const codeId = `${name}-code`;
  const [open, setOpen] = useState(defaultOpen);
  const draftId = getDraftId(pathname, name, flavour, variant);
  const draft = useDraft(draftId);
  useDemoHash(name, () => setOpen(true));
  if (draft?.restored && !open) {
    setOpen(true);
  }
  useRestoredDraft(query, variant, draft);
  return {
    ...{ variant, codeId, open, draft },
    onToggle: () => setOpen(!open),
    onEdit: () => {
      setOpen(true);
      requestEdit(draftId);
    },
    onReset: () => resetDraft(draftId),
  };
}
