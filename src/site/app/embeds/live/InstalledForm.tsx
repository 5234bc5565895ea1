import { type FormEvent, useState } from 'react';
import type { WhatChangedTexts } from '@/src/shared/embedTexts';
import { HISTORY_PRODUCTS, type HistoryProduct } from '@/src/shared/history/changesAddress';
import { FILE_LIMIT, readInstalled } from '@/src/shared/history/readInstalled';
import { fillText } from '@/src/shared/translate';
import styles from '../WhatChanged.module.css';

interface InstalledFormProps {
  texts: WhatChangedTexts;
  /** The product that is shown. It stays if the file has its package. */
  product: HistoryProduct;
  onFound: (product: HistoryProduct, version: string) => void;
}

const LINES = 5;

/** Finds the installed version in a file of the user. The file stays in the browser. */
export function InstalledForm({ texts, product, onFound }: InstalledFormProps) {
  const [text, setText] = useState('');
  const [message, setMessage] = useState('');
  const read = (content: string) => {
    const packages = Object.values(HISTORY_PRODUCTS);
    const installed = readInstalled(content, packages);
    const products = Object.keys(HISTORY_PRODUCTS) as HistoryProduct[];
    const found = [product, ...products].find((one) => installed.has(HISTORY_PRODUCTS[one]));
    if (content.trim() === '') {
      setMessage(texts.whatChangedNoText);
    } else if (found === undefined) {
      setMessage(fillText(texts.whatChangedNotFound, { packages: packages.join(', ') }));
    } else {
      const name = HISTORY_PRODUCTS[found];
      const version = installed.get(name)!;
      setMessage(fillText(texts.whatChangedFound, { package: name, version }));
      onFound(found, version);
    }
  };
  const readFile = async (file: File | undefined) => {
    if (!file) {
      return;
    }
    if (file.size > FILE_LIMIT) {
      setMessage(fillText(texts.whatChangedLarge, { size: String(FILE_LIMIT / 1_000_000) }));
      return;
    }
    try {
      read(await file.text());
    } catch (error) {
      console.error(error);
      setMessage(fillText(texts.whatChangedUnreadable, { name: file.name }));
    }
  };
  return (
    <details>
      <summary>{texts.whatChangedInstalled}</summary>
      <form
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          read(text);
        }}
      >
        <label className={`${styles.field} ${styles.wide}`}>
          {texts.whatChangedFile}
          <input
            type="file"
            accept=".json,.lock,.yaml,.yml,.txt"
            onChange={({ target }) => {
              void readFile(target.files?.[0]);
              // The same file can be chosen again after a change.
              target.value = '';
            }}
          />
        </label>
        <label className={`${styles.field} ${styles.wide}`}>
          {texts.whatChangedText}
          <textarea
            dir="ltr"
            rows={LINES}
            maxLength={FILE_LIMIT}
            spellCheck={false}
            autoCapitalize="off"
            placeholder={texts.whatChangedTextExample}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </label>
        <button type="submit" className="fg-button">
          {texts.whatChangedRead}
        </button>
      </form>
      <p role="status" className={styles.status}>
        {message}
      </p>
    </details>
  );
}
