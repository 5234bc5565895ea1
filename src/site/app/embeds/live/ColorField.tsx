import { useId, useState } from 'react';
import type { JoyThemeBuilderTexts } from '@/src/shared/embedTexts';
import { fillText } from '@/src/shared/translate';
import styles from '../JoyThemeBuilder.module.css';
import { readHex } from './readHex';

interface ColorFieldProps {
  texts: JoyThemeBuilderTexts;
  label: string;
  /** The current color as `#rrggbb`. */
  value: string;
  isChanged: boolean;
  /** Called with undefined for the color of the default theme. */
  onChange: (color: string | undefined) => void;
}

/** A color picker and a text field for the same color, and a button that resets it. */
export function ColorField({ texts, label, value, isChanged, onChange }: ColorFieldProps) {
  const [typed, setTyped] = useState<string>();
  const id = useId();
  const hex = readHex(value) ?? '#000000';
  const isInvalid = typed !== undefined && readHex(typed) === undefined;
  const set = (color: string | undefined) => {
    setTyped(undefined);
    onChange(color);
  };
  return (
    <div className={styles.color}>
      <label htmlFor={id}>{label}</label>
      <input
        type="color"
        aria-label={fillText(texts.joyThemeBuilderPick, { name: label })}
        value={hex}
        onChange={({ target }) => set(target.value)}
      />
      <input
        id={id}
        type="text"
        dir="ltr"
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        value={typed ?? hex}
        aria-invalid={isInvalid}
        aria-describedby={`${id}-error`}
        onChange={({ target }) => {
          setTyped(target.value);
          const color = readHex(target.value);
          if (color !== undefined) {
            onChange(color);
          }
        }}
        onBlur={() => setTyped(undefined)}
      />
      <button
        type="button"
        aria-disabled={!isChanged}
        aria-label={fillText(texts.joyThemeBuilderResetColor, { name: label })}
        onClick={() => isChanged && set(undefined)}
      >
        ↺
      </button>
      <p id={`${id}-error`} className={styles.error}>
        {isInvalid && texts.joyThemeBuilderInvalid}
      </p>
    </div>
  );
}
