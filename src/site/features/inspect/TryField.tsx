/** The field for CSS to try on a place. */
import { useId } from 'react';
import styles from './Inspect.module.css';
import type { InspectorData } from './InspectorData';
import type { DeclarationProblem } from './parseDeclarations';

interface TryFieldProps {
  data: InspectorData;
  /** Name of the place, such as `Button › startIcon`. */
  name: string;
  text: string;
  onText: (text: string) => void;
  /** What isn't applied. */
  problems: readonly DeclarationProblem[];
}

const PROBLEMS = {
  address: 'answerInspectTryAddress',
  syntax: 'answerInspectTrySyntax',
  unsupported: 'answerInspectTryUnsupported',
} as const satisfies Record<DeclarationProblem['reason'], string>;

export function TryField({ data: { t, Marked }, name, text, onText, problems }: TryFieldProps) {
  const id = useId();
  return (
    <>
      <h3>
        <label htmlFor={id}>{t('answerInspectTry')}</label>
      </h3>
      <textarea
        id={id}
        className={styles.css}
        dir="ltr"
        rows={3}
        spellCheck={false}
        autoCapitalize="off"
        aria-describedby={`${id}-help`}
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
      <p id={`${id}-help`} className={styles.note}>
        <Marked text={t('answerInspectTryHelp', { name })} />
      </p>
      <div role="status">
        {problems.map((problem, index) => (
          // The same text can be there twice.
          <p key={index} className={styles.problem}>
            <Marked text={t(PROBLEMS[problem.reason], { text: problem.text })} />
          </p>
        ))}
      </div>
    </>
  );
}
