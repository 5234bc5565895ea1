import { useEffect, useRef, useState } from 'react';
import { formatRatio } from '@/src/shared/contrast';
import type { ThemeStudioTexts } from '@/src/shared/embedTexts';
import { localizeHref } from '@/src/shared/languages';
import { fillText } from '@/src/shared/translate';
import type { Palettes } from '@/src/shared/userTheme/checkContrast';
import type { ThemeLibrary } from '@/src/shared/userTheme/types';
import { useUserLanguage } from '../../../../i18n/UserLanguage';
import styles from '../../themeBuilder.module.css';
import toolStyles from '../../tool.module.css';
import { type CheckState, type DemoFault, checkDemos } from './checkDemos';
import type { Studio } from './useStudio';

/** Names of component pages, such as `text-field`. */
export type ComponentPages = Readonly<Record<ThemeLibrary, readonly string[]>>;

interface StudioDemoCheckProps {
  texts: ThemeStudioTexts;
  studio: Studio;
  library: ThemeLibrary;
  palettes: Palettes;
  pages: ComponentPages;
}

/** The faults that are listed. */
const MAX_FAULTS = 100;

/** Checks the contrast of texts in the demos of components that the visitor chooses. */
export function StudioDemoCheck({ texts, studio, library, palettes, pages }: StudioDemoCheckProps) {
  const [chosen, setChosen] = useState(readFirstChoice);
  const [state, setState] = useState<CheckState>();
  const [isFailed, setFailed] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const running = useRef<AbortController>(undefined);
  const [isRunning, setRunning] = useState(false);
  useEffect(() => () => running.current?.abort(), []);
  const names = pages[library];
  const own = chosen.filter((name) => names.includes(name));
  const canStart = studio.isOn && own.length > 0;

  const start = async () => {
    const controller = new AbortController();
    running.current = controller;
    setRunning(true);
    setFailed(false);
    setState(undefined);
    try {
      const { signal } = controller;
      await checkDemos({ library, pages: own, palettes, signal, onProgress: setState });
    } catch (error) {
      console.error(error);
      setFailed(true);
    } finally {
      setRunning(false);
    }
  };
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{texts.themeStudioCheck}</summary>
      <div className={styles.controls}>
        <Choice texts={texts} names={names} chosen={chosen} onChange={setChosen} />
        <div className={toolStyles.actions}>
          <button
            type="button"
            className="fg-button"
            aria-disabled={!isRunning && !canStart}
            onClick={() => {
              if (isRunning) {
                running.current?.abort();
              } else if (canStart) {
                void start();
              }
            }}
          >
            {isRunning ? texts.themeStudioCheckStop : texts.themeStudioCheckStart}
          </button>
        </div>
        <p role="status" className={styles.status}>
          {isOpen && !studio.isOn && texts.themeStudioCheckOff}
          {isFailed && texts.themeStudioCheckFailed}
          {state && describe(state, texts)}
        </p>
        {state && state.faults.length > 0 && (
          <Faults
            faults={state.faults}
            texts={texts}
            onFix={({ scheme, fix }) => {
              if (fix) {
                const path = ['colorSchemes', scheme, 'palette', ...fix.name.split('.')];
                studio.change(library, [[path, fix.color]], scheme);
                // Other texts in this color have changed, too.
                const isSame = (one: DemoFault) =>
                  one.scheme === scheme && one.fix?.name === fix.name;
                setState({ ...state, faults: state.faults.filter((one) => !isSame(one)) });
              }
            }}
          />
        )}
      </div>
    </details>
  );
}

interface ChoiceProps extends Pick<StudioDemoCheckProps, 'texts'> {
  names: readonly string[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

function Choice({ texts, names, chosen, onChange }: ChoiceProps) {
  return (
    <fieldset className={styles.pages}>
      <legend>{texts.themeStudioCheckPages}</legend>
      {names.map((name) => (
        <label key={name}>
          <input
            type="checkbox"
            checked={chosen.includes(name)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, name] : chosen.filter((one) => one !== name))
            }
          />{' '}
          {toTitle(name)}
        </label>
      ))}
    </fieldset>
  );
}

/** The component of the page; on the page of the studio, components that most apps have. */
function readFirstChoice(): readonly string[] {
  const path = typeof window === 'undefined' ? '' : window.location.pathname;
  const [, name] = /\/(?:material-ui|joy-ui)\/react-([\w-]+)/.exec(path) ?? [];
  return name === undefined ? ['alert', 'button', 'input', 'text-field'] : [name];
}

/** Returns "Text field" for `text-field`. */
function toTitle(name: string): string {
  const words = name.replace(/-/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function describe(
  { done, total, failed, skipped, faults, end }: CheckState,
  texts: ThemeStudioTexts,
) {
  const values = Object.fromEntries(
    Object.entries({ done, total, failed, skipped, count: countTexts(faults) }).map(
      ([key, value]) => [key, String(value)],
    ),
  );
  return [
    fillText(texts.themeStudioCheckState, values),
    failed > 0 && fillText(texts.themeStudioCheckMissing, values),
    skipped > 0 && fillText(texts.themeStudioCheckSkipped, values),
    end === 'limit' && texts.themeStudioCheckLimit,
    end === 'time' && texts.themeStudioCheckTime,
  ]
    .filter(Boolean)
    .join(' ');
}

const countTexts = (faults: readonly DemoFault[]): number =>
  faults.reduce((sum, { more }) => sum + 1 + more, 0);

interface FaultsProps {
  faults: readonly DemoFault[];
  texts: ThemeStudioTexts;
  onFix: (fault: DemoFault) => void;
}

function Faults({ faults, texts, onFix }: FaultsProps) {
  const language = useUserLanguage();
  const box = useRef<HTMLDivElement>(null);
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="group"
      aria-label={texts.themeStudioCheckFaults}
      className={styles.faults}
    >
      <ul>
        {faults.slice(0, MAX_FAULTS).map((fault, index) => (
          <li key={index}>
            <a href={localizeHref(fault.href, language)}>{fault.label}</a>{' '}
            {fillText(texts.themeStudioCheckFault, {
              mode: texts[`themeStudioMode_${fault.scheme}`],
              text: fault.text.slice(0, 60),
              ratio: formatRatio(fault.ratio),
              least: `${fault.least}:1`,
            })}{' '}
            {fault.more > 0 && fillText(texts.themeStudioCheckMore, { count: String(fault.more) })}{' '}
            {fault.fix && (
              <button
                type="button"
                className="fg-button"
                onClick={() => {
                  // The button that has the focus disappears.
                  box.current?.focus();
                  onFix(fault);
                }}
              >
                {fillText(texts.themeStudioFix, fault.fix)}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
