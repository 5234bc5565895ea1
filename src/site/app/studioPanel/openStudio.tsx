/** The studio as a panel over any page. Its texts are those of its own page. */
import { localizeHref } from '@/src/shared/languages';
import { fetchPage } from '../../browser/fetchPage';
import { STUDIO_PATH } from '../../features/studio';
import { StudioPanel } from './StudioPanel';
import type { ThemeStudioProps } from '../embeds/live/studio/ThemeStudio';

declare module '../../browser/loadPart' {
  interface LazyParts {
    openStudio: typeof import('./openStudio');
  }
}

/** @throws Error when the texts can't be loaded. */
export async function openStudio(language: string, onClose: () => void) {
  const { blocks } = await fetchPage(localizeHref(STUDIO_PATH, language).replace(/\/$/, ''));
  const block = blocks.find((one) => one.type === 'component' && one.name === 'ThemeStudio');
  if (block?.type !== 'component') {
    throw new Error(`${STUDIO_PATH} has no studio`);
  }
  return <StudioPanel {...(block.props as unknown as ThemeStudioProps)} onClose={onClose} />;
}
