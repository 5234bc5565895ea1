import type { Variant } from '@/src/shared/flavours';
import { type SourceQuery, loadFiles } from '../demoSource';
import { getDraft, getDraftId, setDraft } from './drafts';

/** Continues a draft with a text from elsewhere: from before a reload, or from the page around an iframe. */
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
  // Meanwhile, the user may have reset or edited it.
  if (getDraft(id)?.text === text) {
    getSession({ id, flavour, files }).change(text);
  }
}
