import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { readHash } from '../../browser/addressHash';
import { loadPart } from '../../browser/loadPart';
import { useTranslate } from '../../i18n/translate';
import { useUserLanguage } from '../../i18n/UserLanguage';
import { INSPECT_EVENT, type InspectRequest } from './inspectDemo';

declare module '../../browser/loadPart' {
  interface LazyParts {
    openInspector: typeof import('./openInspector');
  }
}

/** The hash that opens the inspector: `#inspect=MuiButton-startIcon`. */
const HASH = /^inspect=([\w-]+)$/;

/** Opens the inspector of demos, whose code loads with the first use. Used once, by the app. */
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
  useEffect(() => {
    const onEvent = (event: Event) => open((event as CustomEvent<InspectRequest>).detail);
    const onHash = () => {
      const [, className] = HASH.exec(readHash()) ?? [];
      if (className !== undefined) {
        open({ className });
      }
    };
    onHash();
    window.addEventListener('hashchange', onHash);
    window.addEventListener(INSPECT_EVENT, onEvent);
    return () => {
      window.removeEventListener('hashchange', onHash);
      window.removeEventListener(INSPECT_EVENT, onEvent);
    };
  }, []);
  return content;
}
