import { useId, useState } from 'react';
import type { ErrorDecoderTexts } from '@/src/shared/embedTexts';
import { type ErrorMessage, readMinifiedError, writeErrorMessage } from '@/src/shared/errorCodes';
import { fillText } from '@/src/shared/translate';
import styles from '../ErrorCodes.module.css';

export interface ErrorDecoderProps {
  /** The messages by code. */
  codes: Readonly<Record<string, readonly ErrorMessage[]>>;
  texts: ErrorDecoderTexts;
}

/** Shows the message of the error in the address of the page, or of one that the user enters. */
export default function ErrorDecoder({ codes, texts }: ErrorDecoderProps) {
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
        {text.trim() !== '' && <Result text={text} codes={codes} texts={texts} />}
      </div>
    </div>
  );
}

/** Returns the address of the page if it has a code. */
function readAddress(): string {
  const { search = '', href = '' } = typeof window === 'undefined' ? {} : window.location;
  return new URLSearchParams(search).has('code') ? href : '';
}

function Result({ text, codes, texts }: ErrorDecoderProps & { text: string }) {
  const error = readMinifiedError(text);
  if (!error) {
    return <p>{texts.errorDecoderUnreadable}</p>;
  }
  const { code, args } = error;
  const messages = Object.hasOwn(codes, code) ? codes[code] : undefined;
  if (!messages) {
    return <p>{fillText(texts.errorDecoderUnknown, { code })}</p>;
  }
  return messages.map((message, index) => (
    <div key={index}>
      <p>{fillText(texts.errorDecoderFound, { code, packages: message.packages.join(', ') })}</p>
      <pre tabIndex={0} dir="ltr">
        <code>{writeErrorMessage(message, args)}</code>
      </pre>
    </div>
  ));
}
