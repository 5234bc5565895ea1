import { type ReactNode, useId } from 'react';
import styles from './controls.module.css';

interface OptionGroupProps<T extends string> {
  label: string;
  /** A picture is beside its label; in tiles, it is above. */
  options: readonly { value: T; label: string; picture?: ReactNode }[];
  value: T;
  onChange: (value: T) => void;
  /** `row` by default: buttons that share the width. `tiles` have the size of their content. */
  layout?: 'row' | 'tiles';
}

/** Native radio buttons that look like buttons. */
export function OptionGroup<T extends string>(props: OptionGroupProps<T>) {
  const { label, options, value, onChange, layout = 'row' } = props;
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <div className={styles.options} data-layout={layout}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.picture}
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
