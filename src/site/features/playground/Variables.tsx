/** The controls of CSS variables, and the choice between `sx` and the theme in the code. */
import { useContext, useEffect, useState } from 'react';
import type {
  PlaygroundControl,
  PlaygroundValue,
  PlaygroundValues,
  PlaygroundVariable,
  PlaygroundVariables,
} from '@/src/shared/playground';
import { PageContext } from '../../state/PageContext';
import { useTranslate } from '../../i18n/translate';
import { ControlInput } from './ControlInput';
import styles from './Playground.module.css';
import { loadDescription } from './descriptions';

/** Where the code sets variables. */
const PLACE: PlaygroundControl = {
  prop: 'place',
  kind: 'choice',
  choices: ['sx', 'theme'],
  required: true,
};

interface VariablesProps {
  /** Accessible name of the group. */
  label: string;
  variables: PlaygroundVariables;
  values: PlaygroundValues;
  onChange: (variable: PlaygroundVariable, value: PlaygroundValue | undefined) => void;
  /** Whether the code sets the variables in the theme. */
  inTheme: boolean;
  onInThemeChange: (inTheme: boolean) => void;
}

/** A folded group. It is open at first if a link has values for variables. */
export function Variables(props: VariablesProps) {
  const { label, variables, values } = props;
  const { controls } = variables;
  const t = useTranslate();
  const [isOpen, setOpen] = useState(() =>
    controls.some(({ prop }) => Object.hasOwn(values, prop)),
  );
  return (
    <>
      <div className={styles.bar}>
        <button
          type="button"
          className={styles.more}
          aria-expanded={isOpen}
          aria-controls="playground-variables"
          onClick={() => setOpen(!isOpen)}
        >
          {t('playgroundVariables', { count: String(controls.length) })}
        </button>
      </div>
      <div
        id="playground-variables"
        className={styles.folded}
        role="group"
        aria-label={label}
        hidden={!isOpen}
      >
        {isOpen && <VariableList {...props} />}
      </div>
    </>
  );
}

function VariableList({ variables, values, onChange, inTheme, onInThemeChange }: VariablesProps) {
  const t = useTranslate();
  const id = 'playground-place';
  return (
    <>
      <div className={styles.control} role="radiogroup" aria-labelledby={`${id}-name`}>
        <div className={styles.head}>
          <span id={`${id}-name`} className={styles.about}>
            {t('playgroundVariablesPlace')}
          </span>
        </div>
        <ControlInput
          id={id}
          control={PLACE}
          value={inTheme ? 'theme' : 'sx'}
          onChange={(place) => onInThemeChange(place === 'theme')}
        />
      </div>
      {variables.controls.map((variable) => (
        <Variable
          key={variable.prop}
          variable={variable}
          value={values[variable.prop]}
          onChange={(value) => onChange(variable, value)}
        />
      ))}
    </>
  );
}

interface VariableProps {
  variable: PlaygroundVariable;
  value: PlaygroundValue | undefined;
  onChange: (value: PlaygroundValue | undefined) => void;
}

function Variable({ variable, value, onChange }: VariableProps) {
  const { prop, kind } = variable;
  const { pathname } = useContext(PageContext);
  const [description, setDescription] = useState(variable.description?.html);
  useEffect(() => {
    if (description === undefined) {
      // If it can't be loaded, the table of the page still has it.
      loadDescription(pathname, variable).then(setDescription, () => undefined);
    }
  }, [pathname, variable, description]);
  const t = useTranslate();
  const id = `playground${prop}`;
  return (
    <div className={styles.control} data-prop={prop} data-kind={kind}>
      <div className={styles.head}>
        <label htmlFor={id}>
          <code dir="ltr">{prop}</code>
        </label>
        <span className={styles.tools}>
          <button
            type="button"
            hidden={value === undefined}
            aria-label={t('playgroundResetProp', { name: prop })}
            onClick={() => {
              onChange(undefined);
              // The button is hidden, so move focus.
              document.getElementById(id)?.focus();
            }}
          >
            ↺
          </button>
        </span>
      </div>
      <ControlInput
        id={id}
        control={variable}
        describedBy={`${id}-about`}
        value={value}
        onChange={onChange}
      />
      <div
        id={`${id}-about`}
        className={styles.about}
        dangerouslySetInnerHTML={{ __html: description ?? '' }}
      />
    </div>
  );
}
