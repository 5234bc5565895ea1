import { useEffect, useState } from 'react';
import type { BundleBasketTexts } from '@/src/shared/embedTexts';
import {
  BASKET_LIMIT,
  hasBasket,
  openBasket,
  replaceBasket,
  writeBasketQuery,
} from '@/src/shared/sizes/basketAddress';
import type { SizeEntry, SizesFile } from '@/src/shared/sizes/sizesFile';
import { fillText } from '@/src/shared/translate';
import { replaceAddress } from '../../../browser/replaceAddress';
import { storedText } from '../../../state/storedText';
import styles from '../tool.module.css';
import { BasketForms } from './BasketForms';
import { BasketResult } from './BasketResult';
import { LoadStatus } from './LoadStatus';
import { loadSizes } from './loadSizes';
import { useLoaded } from './useLoaded';

interface BundleBasketProps {
  texts: BundleBasketTexts;
}

/** The storage key of the visitor's own basket, as a query. */
const STORAGE_KEY = 'fieldguide-basket';

/** A selection of components and hooks, with its size. The sizes load with this code. */
export default function BundleBasket({ texts }: BundleBasketProps) {
  const { value: file, hasFailed, retry } = useLoaded(loadSizes);
  return file ? (
    <LoadedBasket texts={texts} file={file} />
  ) : (
    <LoadStatus
      className={styles.status}
      loading={texts.bundleBasketLoading}
      failed={texts.bundleBasketFailed}
      hasFailed={hasFailed}
      onRetry={retry}
    />
  );
}

function LoadedBasket({ texts, file }: BundleBasketProps & { file: SizesFile }) {
  const [basket, setBasket] = useState<readonly SizeEntry[]>(() =>
    openBasket(window.location.search, storedText(STORAGE_KEY).get() ?? '', file.entries),
  );
  const [message, setMessage] = useState('');
  // The visitor's own basket, to which a link of another page may have added. A basket that someone shared isn't kept.
  useEffect(() => {
    if (basket.length > 0 && !hasBasket(window.location.search)) {
      keepBasket(basket);
    }
  }, [basket]);
  const change = (next: readonly SizeEntry[], text: string) => {
    const kept = next.slice(0, BASKET_LIMIT);
    setBasket(kept);
    setMessage(
      next.length > kept.length
        ? fillText(texts.bundleBasketFull, { count: String(BASKET_LIMIT) })
        : text,
    );
    keepBasket(kept);
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

/** Writes the visitor's basket to the address, and keeps it for the next visit. */
function keepBasket(basket: readonly SizeEntry[]): void {
  storedText(STORAGE_KEY).set(writeBasketQuery(basket));
  const { pathname, search, hash } = window.location;
  replaceAddress(`${pathname}${replaceBasket(search, basket)}${hash}`);
}
