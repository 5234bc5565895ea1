import { useState } from 'react';
import type { BundleBasketTexts } from '@/src/shared/embedTexts';
import { BASKET_LIMIT, readBasketQuery, replaceBasket } from '@/src/shared/sizes/basketAddress';
import type { SizeEntry, SizesFile } from '@/src/shared/sizes/sizesFile';
import { fillText } from '@/src/shared/translate';
import { replaceAddress } from '../../../browser/replaceAddress';
import { useTranslate } from '../../../i18n/translate';
import styles from '../BundleBasket.module.css';
import { BasketForms } from './BasketForms';
import { BasketResult } from './BasketResult';
import { loadSizes } from './loadSizes';
import { useLoaded } from './useLoaded';

interface BundleBasketProps {
  texts: BundleBasketTexts;
}

/** A selection of components and hooks, with its size. The sizes load with this code. */
export default function BundleBasket({ texts }: BundleBasketProps) {
  const t = useTranslate();
  const { value: file, hasFailed, retry } = useLoaded(loadSizes);
  if (file) {
    return <LoadedBasket texts={texts} file={file} />;
  }
  return (
    <div className={styles.controls}>
      <p role="status" className={styles.status}>
        {hasFailed ? texts.bundleBasketFailed : texts.bundleBasketLoading}
      </p>
      {hasFailed && (
        <button type="button" className="fg-button" onClick={retry}>
          {t('tryAgain')}
        </button>
      )}
    </div>
  );
}

function LoadedBasket({ texts, file }: BundleBasketProps & { file: SizesFile }) {
  const [basket, setBasket] = useState<readonly SizeEntry[]>(() =>
    readBasketQuery(window.location.search, file.entries),
  );
  const [message, setMessage] = useState('');
  const change = (next: readonly SizeEntry[], text: string) => {
    const kept = next.slice(0, BASKET_LIMIT);
    setBasket(kept);
    setMessage(
      next.length > kept.length
        ? fillText(texts.bundleBasketFull, { count: String(BASKET_LIMIT) })
        : text,
    );
    const { pathname, search, hash } = window.location;
    replaceAddress(`${pathname}${replaceBasket(search, kept)}${hash}`);
  };
  return (
    <>
      <BasketForms
        texts={texts}
        entries={file.entries}
        onAdd={(entries, text) => change([...new Set([...basket, ...entries])], text)}
        onMessage={setMessage}
      />
      <p role="status" className={styles.status}>
        {message}
      </p>
      <BasketResult texts={texts} file={file} basket={basket} onChange={change} />
    </>
  );
}
