import { type FormEvent, type ReactNode, useState } from 'react';
import styles from '../tool.module.css';

interface PasteFormProps {
  summary: string;
  label: string;
  button: string;
  placeholder?: string;
  /** The longest text, in characters. */
  limit: number;
  /** A button that fills the field. */
  fill?: { button: string; getText: () => string };
  /** Fields after the text. */
  children?: ReactNode;
  /** Reads the text. @returns whether it has been used up, which empties the field. */
  onText: (text: string) => boolean;
}

const LINES = 5;

/** A folded form for a text that the user pastes. */
export function PasteForm(props: PasteFormProps) {
  const { summary, label, button, placeholder, limit, fill, children, onText } = props;
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (onText(text)) {
      setText('');
    }
  };
  return (
    <details>
      <summary>{summary}</summary>
      <form className={styles.row} onSubmit={submit}>
        <label className={styles.field} style={children ? { flexBasis: '100%' } : undefined}>
          {label}
          <textarea
            dir="ltr"
            rows={LINES}
            maxLength={limit}
            spellCheck={false}
            autoCapitalize="off"
            placeholder={placeholder}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </label>
        {children}
        {fill && (
          <button type="button" className="fg-button" onClick={() => setText(fill.getText())}>
            {fill.button}
          </button>
        )}
        <button type="submit" className="fg-button">
          {button}
        </button>
      </form>
    </details>
  );
}
