import type { Variant } from '@/src/shared/flavours';
import { type SourceQuery, loadFiles } from '../demoSource';
import { getDraft, getDraftId, setDraft } from './drafts';

/** Goes on with a text that the reader has written elsewhere: before a reload, or in the page around a frame. */
export async function resumeDraft(
  query: SourceQuery,
  variant: Variant,
  text: string,
): Promise<void> {
  const { pathname, name, flavour } = query;
  const id = getDraftId(pathname, name, flavour, variant);
  setDraft(id, { text, restored: false });
  const [{ getSession }, files] = await Promise.all([
    import('./session'),
    loadFiles(query, variant),
  ]);
  // The reader may have reset it, or written on, meanwhile.
  if (getDraft(id)?.text === text) {
    getSession({ id, flavour, files }).change(text);
  }
}
