import { MAX_TEXT, type PlaygroundControl, type PlaygroundValue } from '@/src/shared/playground';
import { useTranslate } from '../../i18n/translate';
import { hasRadios } from './Control';
import styles from './Playground.module.css';

interface ControlInputProps {
  /** Id of the input, for its label. */
  id: string;
  control: PlaygroundControl;
  /** Id of the element that describes the input. */
  describedBy?: string;
  /** The displayed value; undefined if there is neither a value nor a default. */
  value: PlaygroundValue | undefined;
  onChange: (value: PlaygroundValue | undefined) => void;
}

/** The input of a control: radio buttons, a select, a switch, a slider, or a text field. */
export function ControlInput(props: ControlInputProps) {
  const { id, control, describedBy, value, onChange } = props;
  const t = useTranslate();
  switch (control.kind) {
    case 'choice':
      return hasRadios(control) ? (
        <RadioInput {...props} options={control.choices} />
      ) : (
        <SelectInput {...props} options={control.choices} />
      );
    case 'switch':
      return (
        <input
          id={id}
          type="checkbox"
          role="switch"
          className={styles.switch}
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
      );
    case 'number': {
      const text = value === undefined ? t('playgroundNotSet') : `${value}${control.unit ?? ''}`;
      return (
        <div className={styles.slider}>
          <input
            id={id}
            type="range"
            min={control.min}
            max={control.max}
            step={control.step}
            value={Number(value ?? control.min)}
            aria-valuetext={text}
            aria-describedby={describedBy}
            onChange={(event) => onChange(Number(event.target.value))}
          />
          <output htmlFor={id}>{text}</output>
        </div>
      );
    }
    case 'text':
      return (
        <input
          id={id}
          type="text"
          className={styles.field}
          maxLength={MAX_TEXT}
          autoComplete="off"
          spellCheck={false}
          dir="auto"
          value={String(value)}
          onChange={(event) => onChange(event.target.value)}
        />
      );
  }
}

type ChoiceProps = ControlInputProps & { options: readonly PlaygroundValue[] };

/**
 * Returns options with their index, because values of different types can have the same text. `-1` is the option that
 * unsets the prop.
 */
function listOptions({ control, options }: ChoiceProps): (readonly [number, PlaygroundValue?])[] {
  const indexed = options.map((option, index) => [index, option] as const);
  return control.default === undefined && !control.required ? [[-1], ...indexed] : indexed;
}

function RadioInput(props: ChoiceProps) {
  const { id, control, value, onChange } = props;
  const t = useTranslate();
  return (
    <div className={styles.radios}>
      {listOptions(props).map(([index, option]) => (
        <label key={index}>
          <input
            type="radio"
            name={id}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          <span>
            {option === undefined ? t('playgroundNotSet') : String(option)}
            {option !== undefined && option === control.default && (
              <span className="visually-hidden"> ({t('playgroundDefault')})</span>
            )}
          </span>
        </label>
      ))}
    </div>
  );
}

function SelectInput(props: ChoiceProps) {
  const { id, control, describedBy, options, value, onChange } = props;
  const t = useTranslate();
  return (
    <select
      id={id}
      aria-describedby={describedBy}
      className={styles.field}
      value={options.findIndex((option) => option === value)}
      onChange={(event) => onChange(options[Number(event.target.value)])}
    >
      {listOptions(props).map(([index, option]) => (
        <option key={index} value={index}>
          {option === undefined ? t('playgroundNotSet') : String(option)}
          {option !== undefined && option === control.default ? ` (${t('playgroundDefault')})` : ''}
        </option>
      ))}
    </select>
  );
}
