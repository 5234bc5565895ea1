import { useEffect, useRef, useState } from 'react';
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
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const read = () => setShared(readThemeHash(window.location.hash));
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  const finish = (accept: boolean) => {
    if (accept && shared) {
      keepTheme(shared.theme);
    }
    setShared(undefined);
    // The button that has the focus disappears.
    box.current?.focus();
    replaceAddress(window.location.pathname + window.location.search);
  };
  return (
    <div ref={box} tabIndex={-1}>
      {shared && <Question texts={texts} theme={theme} shared={shared} onFinish={finish} />}
    </div>
  );
}

interface QuestionProps extends StudioAddressProps {
  shared: ReadTheme;
  onFinish: (accept: boolean) => void;
}

/** What the address has, and what to do with it. */
function Question({ texts, theme, shared, onFinish }: QuestionProps) {
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
          <button type="button" className="fg-button" onClick={() => onFinish(true)}>
            {texts.themeStudioSharedAccept}
          </button>
        )}
        <button type="button" className="fg-button" onClick={() => onFinish(false)}>
          {texts.themeStudioSharedRefuse}
        </button>
      </div>
    </div>
  );
}
