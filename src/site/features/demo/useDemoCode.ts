/** The state of a demo's code: its variant, whether it is expanded, and the user's edits. */
import { useState } from 'react';
import type { Variant } from '@/src/shared/flavours';
import { useVariant } from '../../state/codePreferences';
import type { SourceQuery } from './demoSource';
import { type Draft, getDraftId, requestEdit, resetDraft, useDraft } from './live/drafts';
import { useDemoHash } from './useDemoHash';

export interface DemoCodeState {
  variant: Variant;
  open: boolean;
  onToggle: () => void;
  /** Expands the code. */
  onShow: () => void;
  /** Expands the code and focuses the editor. */
  onEdit: () => void;
  /** Discards the user's edits. */
  onReset: () => void;
  draft: Draft | undefined;
}

/** @param defaultOpen whether the code is expanded at first. */
export function useDemoCode(query: SourceQuery, defaultOpen = false): DemoCodeState {
  const { pathname, name, flavour } = query;
  const variant = useVariant();
  const [open, setOpen] = useState(defaultOpen);
  const [announced, setAnnounced] = useState(false);
  const draftId = getDraftId(pathname, name, flavour, variant);
  const draft = useDraft(draftId);
  useDemoHash(name, () => setOpen(true));
  if (draft?.waiting === 'restored' && !announced) {
    setAnnounced(true);
    setOpen(true);
  }
  return {
    ...{ variant, open, draft },
    onToggle: () => setOpen(!open),
    onShow: () => setOpen(true),
    onEdit: () => {
      setOpen(true);
      requestEdit(draftId);
    },
    onReset: () => resetDraft(draftId),
  };
}
