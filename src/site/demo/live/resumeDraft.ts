import type { Variant } from '@/src/shared/flavours';
import { type SourceQuery, loadSource, toPlainText } from '../demoSource';
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
  const [{ getSession }, { files }] = await Promise.all([import('./session'), loadSource(query)]);
  const published = files[variant].map((file) => ({
    name: file.name,
    text: toPlainText(file.html ?? ''),
  }));
  // The reader may have reset it, or written on, meanwhile.
  if (getDraft(id)?.text === text) {
    getSession({ id, flavour, files: published }).change(text);
  }
}
