import { useId, useRef } from 'react';
import type { DemoStepsTexts } from '@/src/shared/embedTexts';
import { CodeBlock } from '../../ui/CodeBlock';
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
 * `{{"component": "DemoSteps", "steps": […]}}`: the code of each step, of which one is open, from
 * src/node/embeds/DemoSteps.ts.
 */
export default function DemoSteps({ states, texts }: DemoStepsProps) {
  const name = useId();
  return (
    <div className={`prose ${styles.steps}`}>
      {states.map((state, index) => (
        // Browsers close the others of the same name.
        <details key={state.anchor} name={name} open={index === 0}>
          <summary>{state.title}</summary>
          <Step {...state} texts={texts} />
        </details>
      ))}
    </div>
  );
}

function Step({ title, anchor, changes, html, texts }: DemoState & { texts: DemoStepsTexts }) {
  const root = useRef<HTMLDivElement>(null);
  const getCode = () => {
    const code = root.current!.querySelector('code')!.cloneNode(true) as HTMLElement;
    code.querySelectorAll('del').forEach((removed) => removed.remove());
    return `${code.textContent.trimEnd()}\n`;
  };
  return (
    <div ref={root}>
      <p>
        {changes} <a href={`#${anchor}`}>{texts.demoStepsRun}</a>
      </p>
      <CodeBlock language="tsx" label={title} html={html} getText={getCode} />
    </div>
  );
}
