import type { Flavour } from '@/src/shared/flavours';
import type { TextFile } from '../demoSource';
import { getDraft, setDraft } from './drafts';
import '../../../i18n/lateTexts';

interface ResumeOptions {
  /** Id of the draft. */
  id: string;
  flavour: Flavour;
  /** Loads the original files of the demo. */
  getFiles: () => Promise<readonly TextFile[]>;
}

/**
 * Runs a draft with a text from elsewhere, when the reader asked for it: from before a reload, from before the code was
 * stopped, or from the page around an iframe.
 */
export async function resumeDraft(
  { id, flavour, getFiles }: ResumeOptions,
  text: string,
): Promise<void> {
  setDraft(id, { text, waiting: undefined, codeError: undefined });
  const [{ getSession }, files] = await Promise.all([import('./session'), getFiles()]);
  // Meanwhile, the user may have reset or edited it.
  if (getDraft(id)?.text === text) {
    getSession({ id, flavour, files }).change(text);
  }
}
