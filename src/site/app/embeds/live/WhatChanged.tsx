import { useCallback, useEffect, useRef, useState } from 'react';
import type { WhatChangedTexts } from '@/src/shared/embedTexts';
import {
  type ChangesAddress,
  HISTORY_PRODUCTS,
  type HistoryProduct,
  readChangesAddress,
  replaceChangesAddress,
} from '@/src/shared/history/changesAddress';
import { replaceAddress } from '../../../browser/replaceAddress';
import { useTranslate } from '../../../i18n/translate';
import styles from '../WhatChanged.module.css';
import { ChangesResult } from './ChangesResult';
import { InstalledForm } from './InstalledForm';
import { loadHistory } from './loadHistory';
import { useLoaded } from './useLoaded';

interface WhatChangedProps {
  texts: WhatChangedTexts;
}

/** Browsers limit how often the address may change, so it follows the fields after a pause. */
const ADDRESS_DELAY = 300;

/** What changed between two versions of a package. The history of the package loads with this code. */
export default function WhatChanged({ texts }: WhatChangedProps) {
  const [address, setAddress] = useState<ChangesAddress>(() =>
    readChangesAddress(typeof window === 'undefined' ? '' : window.location.search),
  );
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = (part: Partial<ChangesAddress>) => {
    const next = { ...address, ...part };
    setAddress(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const { pathname, search, hash } = window.location;
      replaceAddress(`${pathname}${replaceChangesAddress(search, next)}${hash}`);
    }, ADDRESS_DELAY);
  };
  return (
    <>
      <div className={styles.fields}>
        <label className={`${styles.field} ${styles.wide}`}>
          {texts.whatChangedPackage}
          <select
            dir="ltr"
            value={address.product}
            onChange={({ target }) =>
              // Versions of one package mean nothing for another.
              change({ product: target.value as HistoryProduct, from: '', to: '' })
            }
          >
            {Object.entries(HISTORY_PRODUCTS).map(([product, name]) => (
              <option key={product} value={product}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      <InstalledForm
        texts={texts}
        product={address.product}
        onFound={(product, from) => change({ product, from, to: '' })}
      />
      <PackageChanges key={address.product} texts={texts} address={address} onChange={change} />
    </>
  );
}

interface PackageChangesProps extends WhatChangedProps {
  address: ChangesAddress;
  onChange: (part: Partial<ChangesAddress>) => void;
}

function PackageChanges({ texts, address, onChange }: PackageChangesProps) {
  const t = useTranslate();
  const { product } = address;
  const load = useCallback(() => loadHistory(HISTORY_PRODUCTS[product]), [product]);
  const { value: file, hasFailed, retry } = useLoaded(load);
  if (file) {
    return <ChangesResult texts={texts} file={file} address={address} onChange={onChange} />;
  }
  return (
    <div className={styles.result}>
      <p role="status" className={styles.status}>
        {hasFailed ? texts.whatChangedFailed : texts.whatChangedLoading}
      </p>
      {hasFailed && (
        <button type="button" className="fg-button" onClick={retry}>
          {t('tryAgain')}
        </button>
      )}
    </div>
  );
}
