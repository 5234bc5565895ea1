import { useRef, useState } from 'react';
import type { DemoStepsTexts } from '@/src/shared/embedTexts';
import { CodeBlock } from '../../ui/CodeBlock';
import { OptionGroup } from '../../ui/OptionGroup';
import styles from './DemoSteps.module.css';

interface DemoState {
  title: string;
  /** The anchor of the demo. */
  anchor: string;
  /** What the step changes, in words. The first step has an empty text. */
  changes: string;
  /** The code, in which `ins` and `del` mark the lines that the step adds and removes. */
  html: string | undefined;
}

interface DemoStepsProps {
  states: readonly DemoState[];
  texts: DemoStepsTexts;
}

/**
 * `{{"component": "DemoSteps", "steps": […]}}`: shows the code of one step at a time, from src/node/embeds/DemoSteps.ts.
 * Without scripts, it shows all steps.
 */
export default function DemoSteps({ states, texts }: DemoStepsProps) {
  const [shown, setShown] = useState(states[0]!.anchor);
  return (
    <div className={styles.steps}>
      <div data-scripts-only="">
        <OptionGroup
          label={texts.demoStepsLabel}
          options={states.map(({ anchor, title }) => ({ value: anchor, label: title }))}
          value={shown}
          onChange={setShown}
        />
      </div>
      {states.map((state) => (
        <Step key={state.anchor} {...state} isShown={state.anchor === shown} texts={texts} />
      ))}
    </div>
  );
}

interface StepProps extends DemoState {
  isShown: boolean;
  texts: DemoStepsTexts;
}

function Step({ title, anchor, changes, html, isShown, texts }: StepProps) {
  const root = useRef<HTMLElement>(null);
  const getCode = () => {
    const code = root.current!.querySelector('code')!.cloneNode(true) as HTMLElement;
    code.querySelectorAll('del').forEach((removed) => removed.remove());
    return `${code.textContent.trimEnd()}\n`;
  };
  return (
    <section ref={root} aria-label={title} data-shown={isShown}>
      <p>
        {changes} <a href={`#${anchor}`}>{texts.demoStepsRun}</a>
      </p>
      <CodeBlock language="tsx" title={title} label={title} html={html} getText={getCode} />
    </section>
  );
}
