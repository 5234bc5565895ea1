import { type ReactNode, useId } from 'react';
import styles from './IconDialog.module.css';

interface IconChoiceProps<T extends string> {
  legend: string;
  options: readonly { value: T; label: string; picture: ReactNode }[];
  value: T;
  onChange: (value: T) => void;
}

/** Native radio buttons with an icon and a label each. */
export function IconChoice<T extends string>(props: IconChoiceProps<T>) {
  const { legend, options, value, onChange } = props;
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.picture}>{option.picture}</span>
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
