/** A control of a playground: its label, input, description, and reset button. */
import { type ReactNode, useState } from 'react';
import type { PlaygroundControl, PlaygroundValue } from '@/src/shared/playground';
import { useTranslate } from '../../i18n/translate';
import { ControlInput } from './ControlInput';
import styles from './Playground.module.css';

interface ControlProps {
  control: PlaygroundControl;
  /** The current value; undefined for the default. */
  value: PlaygroundValue | undefined;
  /** The initial value. */
  initial: PlaygroundValue | undefined;
  /** Address of the prop in the API reference. */
  href: string;
  /** Loads the description as HTML. */
  loadDescription: () => Promise<string>;
  onChange: (value: PlaygroundValue | undefined) => void;
}

/** The maximum length of all choices in characters, so that they fit beside the name. Longer lists are a select. */
const MAX_RADIOS = 22;

/** Whether the choices of a control are radio buttons. */
export function hasRadios(control: PlaygroundControl): boolean {
  return control.kind === 'choice' && control.choices.join('').length <= MAX_RADIOS;
}

export function Control({
  control,
  value,
  initial,
  href,
  loadDescription,
  onChange,
}: ControlProps) {
  const { prop, kind } = control;
  const t = useTranslate();
  // A page has one playground, so the id is unique. React's ids aren't always unique on pages with forty demos.
  const id = `playground-${prop}`;
  const [open, setOpen] = useState(false);
  const [description, setDescription] = useState<string>();
  const isRow = hasRadios(control);
  const name = <code>{prop}</code>;
  const head: ReactNode = isRow ? name : <label htmlFor={id}>{name}</label>;

  const toggle = () => {
    setOpen(!open);
    if (!open && description === undefined) {
      // If this fails, the link to the API reference is still there.
      loadDescription().then(setDescription, (error: unknown) => console.error(error));
    }
  };

  return (
    <div
      className={styles.control}
      data-prop={prop}
      data-kind={kind}
      {...(isRow && { role: 'radiogroup', 'aria-labelledby': `${id}-name` })}
    >
      <div className={styles.head}>
        <span id={`${id}-name`}>{head}</span>
        <span className={styles.tools}>
          <button
            type="button"
            aria-expanded={open}
            aria-controls={`${id}-about`}
            aria-label={t('playgroundAbout', { name: prop })}
            onClick={toggle}
          >
            ?
          </button>
          <button
            type="button"
            hidden={value === initial}
            aria-label={t('playgroundResetProp', { name: prop })}
            onClick={({ currentTarget }) => {
              onChange(initial);
              // The button is hidden, so move focus.
              (currentTarget.previousElementSibling as HTMLElement).focus();
            }}
          >
            ↺
          </button>
        </span>
      </div>
      <ControlInput
        id={id}
        control={control}
        value={value ?? control.default}
        onChange={onChange}
      />
      <div id={`${id}-about`} className={styles.about} hidden={!open}>
        {open && (
          <>
            {description && <span dangerouslySetInnerHTML={{ __html: description }} />}{' '}
            {control.default !== undefined && control.default !== '' && (
              <>
                {t('apiDefault')}: <code>{String(control.default)}</code>.{' '}
              </>
            )}
            <a href={href}>{t('playgroundReference')}</a>
          </>
        )}
      </div>
    </div>
  );
}
