import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { readHash } from '../../browser/addressHash';
import { loadPart } from '../../browser/loadPart';
import { useTranslate } from '../../i18n/translate';
import { useUserLanguage } from '../../i18n/UserLanguage';
import { INSPECT_EVENT, type InspectRequest } from './inspectDemo';

declare module '../../browser/loadPart' {
  interface LazyParts {
    openInspector: typeof import('./openInspector');
    previewLink: typeof import('./previewLink');
  }
}

/** The hash that opens the inspector: `#inspect=MuiButton-startIcon`. */
const HASH = /^inspect=([\w-]+)$/;

/** The rows of the tables "CSS classes" and "Slots" of the API reference. */
const API_ROWS = 'tr:is([id*="-classes-"], [id*="-slot-"])';

/**
 * Opens the inspector of demos, and adds links to it to rows of the API reference. The code of both loads with the first
 * use. Used once, by the app.
 */
export function Inspection() {
  const t = useTranslate();
  const language = useUserLanguage();
  const [content, setContent] = useState<ReactNode>();
  const open = useEffectEvent((request: InspectRequest) => {
    const close = () => setContent(undefined);
    loadPart('openInspector')
      .then(({ openInspector }) => openInspector(request, language, close))
      .then(setContent, (error: unknown) => {
        console.error(error);
        setContent(<p role="alert">{t('demoInspectNotLoaded')}</p>);
      });
  });
  const onReach = useEffectEvent(({ target }: Event) => {
    const row = target instanceof Element && target.closest(API_ROWS);
    if (row) {
      loadPart('previewLink')
        .then(({ addPreviewLink }) => addPreviewLink(row, t('demoShowPlace')))
        .catch(console.error);
    }
  });
  useEffect(() => {
    const onEvent = (event: Event) => open((event as CustomEvent<InspectRequest>).detail);
    const onHash = () => {
      const [, className] = HASH.exec(readHash()) ?? [];
      if (className !== undefined) {
        open({ className });
      }
    };
    const onReachRow = (event: Event) => onReach(event);
    onHash();
    window.addEventListener('hashchange', onHash);
    window.addEventListener('pointerover', onReachRow);
    window.addEventListener('focusin', onReachRow);
    window.addEventListener(INSPECT_EVENT, onEvent);
    return () => {
      window.removeEventListener('hashchange', onHash);
      window.removeEventListener('pointerover', onReachRow);
      window.removeEventListener('focusin', onReachRow);
      window.removeEventListener(INSPECT_EVENT, onEvent);
    };
  }, []);
  return content;
}
