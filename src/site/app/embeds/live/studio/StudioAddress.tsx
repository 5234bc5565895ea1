import { useEffect, useState } from 'react';
import type { ThemeStudioTexts } from '@/src/shared/embedTexts';
import { readThemeHash } from '@/src/shared/userTheme/themeAddress';
import { type ReadTheme, type UserTheme, isEmptyTheme } from '@/src/shared/userTheme/types';
import { keepTheme } from '../../../../features/studio';
import { replaceAddress } from '../../../../browser/replaceAddress';
import toolStyles from '../../tool.module.css';
import { describeProblem } from './problems';

interface StudioAddressProps {
  texts: ThemeStudioTexts;
  /** The visitor's own theme. */
  theme: UserTheme;
}

/** Reads a theme from the hash of the address. It replaces the visitor's own theme only if the visitor agrees. */
export function StudioAddress({ texts, theme }: StudioAddressProps) {
  const [shared, setShared] = useState<ReadTheme>();
  useEffect(() => {
    const read = () => setShared(readThemeHash(window.location.hash));
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  if (!shared) {
    return null;
  }
  const finish = (accept: boolean) => {
    if (accept) {
      keepTheme(shared.theme);
    }
    setShared(undefined);
    replaceAddress(window.location.pathname + window.location.search);
  };
  const isUseful = !isEmptyTheme(shared.theme);
  return (
    <div role="group" aria-label={texts.themeStudioShared}>
      <p>
        {isUseful
          ? isEmptyTheme(theme)
            ? texts.themeStudioSharedFirst
            : texts.themeStudioSharedReplace
          : texts.themeStudioSharedInvalid}
      </p>
      {shared.problems.length > 0 && (
        <ul>
          {shared.problems.map((problem, index) => (
            <li key={index}>{describeProblem(problem, texts)}</li>
          ))}
        </ul>
      )}
      <div className={toolStyles.actions}>
        {isUseful && (
          <button type="button" className="fg-button" onClick={() => finish(true)}>
            {texts.themeStudioSharedAccept}
          </button>
        )}
        <button type="button" className="fg-button" onClick={() => finish(false)}>
          {texts.themeStudioSharedRefuse}
        </button>
      </div>
    </div>
  );
}
