import { useId } from 'react';
import { Icon, type IconName } from './icons';
import styles from './controls.module.css';

interface OptionGroupProps<T extends string> {
  label: string;
  options: readonly { value: T; label: string; icon?: IconName }[];
  value: T;
  onChange: (value: T) => void;
}

/** Native radio buttons in a row. */
export function OptionGroup<T extends string>(props: OptionGroupProps<T>) {
  const { label, options, value, onChange } = props;
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.icon && <Icon name={option.icon} />}
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
