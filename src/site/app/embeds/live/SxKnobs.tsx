import type { SxExplorerTexts } from '@/src/shared/embedTexts';
import { printData } from '@/src/shared/printData';
import styles from '../SxExplorer.module.css';
import { type SxObject, type SxValue } from './sxState';

interface SxKnobsProps {
  knobs: Readonly<Record<string, readonly (string | number)[]>>;
  value: SxValue;
  onChange: (value: SxObject) => void;
  texts: SxExplorerTexts;
}

/** A select for each key that the page suggests values for. An array has no keys, so they do nothing for it. */
export function SxKnobs({ knobs, value, onChange, texts }: SxKnobsProps) {
  const keys = Object.keys(knobs);
  const isList = Array.isArray(value);
  const object = (isList ? {} : value) as SxObject;
  const set = (key: string, choice: string | number | undefined) => {
    const { [key]: current, ...others } = object;
    if (choice === undefined) {
      onChange(others);
    } else {
      onChange(current === undefined ? { ...others, [key]: choice } : { ...object, [key]: choice });
    }
  };
  return keys.length === 0 ? null : (
    <fieldset className={styles.knobs} disabled={isList}>
      <legend>{texts.sxExplorerValues}</legend>
      {keys.map((key) => {
        const options = knobs[key] ?? [];
        const current = object[key];
        const index = options.findIndex((option) => option === current);
        const isOther = current !== undefined && index < 0;
        return (
          <label key={key}>
            <code>{key}</code>
            <select
              value={isOther ? 'other' : String(index)}
              onChange={({ target }) => set(key, options[Number(target.value)])}
            >
              <option value="-1">{texts.sxExplorerNone}</option>
              {options.map((option, position) => (
                <option key={position} value={position}>
                  {printData(option)}
                </option>
              ))}
              {isOther && <option value="other">{printData(current)}</option>}
            </select>
          </label>
        );
      })}
    </fieldset>
  );
}
