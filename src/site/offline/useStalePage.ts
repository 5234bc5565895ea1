/**
 * After a deploy, an open page asks for chunks that are gone. It is reloaded, once, and has the new ones. Where that
 * is no remedy (no network, the same version) or no help (somebody is writing), whoever asked for the chunk says so.
 */
import { useEffect } from 'react';
import { saveTexts } from './keptTexts';

/** Session storage: the build that a page of this tab was reloaded for. */
const KEY = 'fieldguide-reloaded-for';

/** Whoever writes is not interrupted. */
const WRITING = 'input, textarea, [contenteditable=true]';

/** Watches the chunks of this site that do not come, whatever asked for them. Used once, by the app. */
export function useStalePage(): void {
  useEffect(() => {
    const onError = ({ target }: Event) => {
      const element = target as Partial<HTMLScriptElement & HTMLLinkElement>;
      const url = element.src || element.href || '';
      if (url.startsWith(`${window.location.origin}/_next/static/`)) {
        // Without a network there is no other version to go to; the reader is told by whoever waits for the chunk.
        reloadWhenStale().catch(() => undefined);
      }
    };
    // Errors of elements do not bubble.
    window.addEventListener('error', onError, true);
    return () => window.removeEventListener('error', onError, true);
  }, []);
}

async function reloadWhenStale(): Promise<void> {
  const response = await fetch(window.location.pathname, { cache: 'no-store' });
  const published = /"buildId":"([^"]+)"/.exec(await response.text())?.[1];
  if (
    response.ok &&
    published &&
    published !== window.__NEXT_DATA__.buildId &&
    !document.activeElement?.matches(WRITING) &&
    isFirstFor(published) &&
    saveTexts()
  ) {
    window.location.reload();
  }
}

/** Hosts may serve two versions in turn: a tab goes to each once. Without storage it cannot know, and stays. */
function isFirstFor(build: string): boolean {
  try {
    const isFirst = window.sessionStorage.getItem(KEY) !== build;
    window.sessionStorage.setItem(KEY, build);
    return isFirst;
  } catch {
    return false;
  }
}
