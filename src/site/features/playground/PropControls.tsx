/** The controls of props. Those that readers try less often are folded. */
import { type ReactNode, useContext, useState } from 'react';
import type {
  PlaygroundBlock,
  PlaygroundControl,
  PlaygroundValue,
  PlaygroundValues,
} from '@/src/shared/playground';
import { PageContext } from '../../state/PageContext';
import { useTranslate } from '../../i18n/translate';
import { Control } from './Control';
import styles from './Playground.module.css';
import { loadDescription } from './descriptions';

interface PropControlsProps {
  block: PlaygroundBlock;
  values: PlaygroundValues;
  onChange: (control: PlaygroundControl, value: PlaygroundValue | undefined) => void;
  /** Buttons beside the one that opens the folded controls. */
  children: ReactNode;
}

export function PropControls({ block, values, onChange, children }: PropControlsProps) {
  const { controls, shown, values: initial, apiHref } = block;
  const t = useTranslate();
  const { pathname } = useContext(PageContext);
  // A link can have values for folded props.
  const [isOpen, setOpen] = useState(() =>
    controls.slice(shown).some(({ prop }) => values[prop] !== initial[prop]),
  );
  const listControls = (from: number, to?: number) =>
    controls
      .slice(from, to)
      .map((control) => (
        <Control
          key={control.prop}
          control={control}
          value={values[control.prop]}
          initial={initial[control.prop]}
          href={apiHref + control.prop}
          loadDescription={() => loadDescription(pathname, control)}
          onChange={(value) => onChange(control, value)}
        />
      ));
  return (
    <>
      {listControls(0, shown)}
      <div className={styles.bar}>
        {shown < controls.length && (
          <button
            type="button"
            className={styles.more}
            aria-expanded={isOpen}
            aria-controls="playground-more"
            onClick={() => setOpen(!isOpen)}
          >
            {t('playgroundMore', { count: String(controls.length - shown) })}
          </button>
        )}
        {children}
      </div>
      {shown < controls.length && (
        <div id="playground-more" className={styles.folded} hidden={!isOpen}>
          {isOpen && listControls(shown)}
        </div>
      )}
    </>
  );
}
