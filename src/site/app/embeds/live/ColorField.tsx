import { type ReactNode, useId, useState } from 'react';
import { readHex } from '@/src/shared/readHex';

interface ColorFieldProps {
  /** Lays out the label, the picker, the text field, `children`, and the message. */
  className: string | undefined;
  label: string;
  /** Accessible name of the color picker. */
  pickLabel: string;
  /** Message for a text that isn't a color. */
  invalidText: string;
  /** The current color as `#rrggbb`. */
  value: string;
  onChange: (color: string) => void;
  children?: ReactNode;
}

/** A color picker and a text field for the same color. */
export function ColorField(props: ColorFieldProps) {
  const { className, label, pickLabel, invalidText, value, onChange, children } = props;
  const [typed, setTyped] = useState<string>();
  const id = useId();
  const hex = typed === undefined ? undefined : readHex(typed);
  const isInvalid = typed !== undefined && hex === undefined;
  return (
    <div className={className} data-scripts-only="">
      <label htmlFor={id}>{label}</label>
      <input
        type="color"
        aria-label={pickLabel}
        value={value}
        onChange={({ target }) => {
          setTyped(undefined);
          onChange(target.value);
        }}
      />
      <input
        id={id}
        type="text"
        dir="ltr"
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        value={isInvalid || hex === value ? typed : value}
        aria-invalid={isInvalid}
        aria-describedby={`${id}-error`}
        onChange={({ target }) => {
          setTyped(target.value);
          const next = readHex(target.value);
          if (next !== undefined) {
            onChange(next);
          }
        }}
        onBlur={() => setTyped(undefined)}
      />
      {children}
      <p id={`${id}-error`}>{isInvalid && invalidText}</p>
    </div>
  );
}
