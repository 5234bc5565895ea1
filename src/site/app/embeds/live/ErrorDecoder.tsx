import { useId, useState } from 'react';
import type { ErrorDecoderTexts } from '@/src/shared/embedTexts';
import { fillErrorMessage, readMinifiedError } from '@/src/shared/errorCodes';
import { fillText } from '@/src/shared/translate';
import styles from '../ErrorCodes.module.css';

export interface ErrorDecoderProps {
  texts: ErrorDecoderTexts;
}

/** Shows the message of the error in the address of the page, or of one that the user enters. */
export default function ErrorDecoder({ texts }: ErrorDecoderProps) {
  const id = useId();
  const [text, setText] = useState(readAddress);
  return (
    <div className={styles.form} data-scripts-only="">
      <label htmlFor={id}>{texts.errorDecoderLabel}</label>
      <input
        id={id}
        type="text"
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div role="status" className={styles.result}>
        {text.trim() !== '' && <Result text={text} texts={texts} />}
      </div>
    </div>
  );
}

/** Returns the address of the page if it has a code. */
function readAddress(): string {
  const { search = '', href = '' } = typeof window === 'undefined' ? {} : window.location;
  return new URLSearchParams(search).has('code') ? href : '';
}

function Result({ text, texts }: ErrorDecoderProps & { text: string }) {
  const error = readMinifiedError(text);
  if (!error) {
    return <p>{texts.errorDecoderUnreadable}</p>;
  }
  const { code, args } = error;
  const messages = findMessages(code);
  if (messages.length === 0) {
    return <p>{fillText(texts.errorDecoderUnknown, { code })}</p>;
  }
  return messages.map(({ message, packages }, index) => (
    <div key={index}>
      <p>{fillText(texts.errorDecoderFound, { code, packages })}</p>
      <pre tabIndex={0} dir="ltr">
        <code>{fillErrorMessage(message, args)}</code>
      </pre>
    </div>
  ));
}

/**
 * Finds the messages of a code in the list of the page, so that the page has their text once.
 * @param code digits.
 */
function findMessages(code: string): { message: string; packages: string }[] {
  const elements = document.querySelectorAll<HTMLElement>(`[data-message="${code}"]`);
  return [...elements].map(({ textContent, dataset }) => ({
    message: textContent ?? '',
    packages: dataset.packages ?? '',
  }));
}
