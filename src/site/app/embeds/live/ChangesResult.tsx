import { useMemo, useState } from 'react';
import type { WhatChangedTexts } from '@/src/shared/embedTexts';
import type { ChangesAddress } from '@/src/shared/history/changesAddress';
import { type FoundChange, findChanges, findVersion } from '@/src/shared/history/findChanges';
import type { HistoryFile } from '@/src/shared/history/historyFile';
import { compareVersions, formatVersion } from '@/src/shared/history/versions';
import { fillText } from '@/src/shared/translate';
import { CopyButton } from '../../../ui/CopyButton';
import styles from '../WhatChanged.module.css';
import { ChangesFields } from './ChangesFields';
import { ChangesTable } from './ChangesTable';
import { printChanges } from './printChanges';

interface ChangesResultProps {
  texts: WhatChangedTexts;
  file: HistoryFile;
  address: ChangesAddress;
  onChange: (part: Partial<ChangesAddress>) => void;
}

/** How many rows are shown at first. */
const ROWS = 200;

/** The changes that the fields select. */
export function ChangesResult({ texts, file, address, onChange }: ChangesResultProps) {
  const { versions } = file;
  const { q, kinds } = address;
  const from = findVersion(file, address.from) ?? Math.max(versions.length - 2, 0);
  const to = findVersion(file, address.to) ?? versions.length - 1;
  const found = useMemo(
    () => findChanges(file, { from, to, text: q, kinds }),
    [file, from, to, q, kinds],
  );
  const first = versions[0]!.version;
  const isOlder =
    findVersion(file, address.from) !== undefined &&
    compareVersions(formatVersion(address.from), formatVersion(first)) < 0;
  const heading = fillText(texts.whatChangedTable, {
    package: file.package,
    from: formatVersion(versions[from]!.version),
    to: formatVersion(versions[to]!.version),
  });
  const message = () => {
    if (from === versions.length - 1) {
      return texts.whatChangedNewest;
    }
    if (from >= to) {
      return texts.whatChangedOrder;
    }
    return found.length === 0
      ? texts.whatChangedNothing
      : fillText(texts.whatChangedCount, { count: String(found.length) });
  };
  return (
    <div className={styles.result}>
      <ChangesFields {...{ texts, file, address, from, to, onChange }} />
      {isOlder && (
        <p className={styles.status}>
          {fillText(texts.whatChangedOlder, {
            version: address.from,
            first: formatVersion(first),
          })}
        </p>
      )}
      <p role="status" className={styles.status}>
        {message()}
      </p>
      {found.length > 0 && (
        <>
          <div className={styles.actions}>
            <CopyButton
              className="fg-button"
              getText={() => printChanges(heading, file, found, texts)}
            />
            <span>{texts.whatChangedCopy}</span>
          </div>
          <Rows
            key={`${from} ${to} ${q} ${kinds.join(' ')}`}
            {...{ texts, file, heading }}
            changes={found}
          />
        </>
      )}
    </div>
  );
}

interface RowsProps {
  texts: WhatChangedTexts;
  file: HistoryFile;
  heading: string;
  changes: readonly FoundChange[];
}

/** The table. A long one shows its first rows, and a button shows the others. */
function Rows({ texts, changes, ...rest }: RowsProps) {
  const [showsAll, setShowsAll] = useState(false);
  return (
    <>
      <ChangesTable
        {...rest}
        texts={texts}
        changes={showsAll ? changes : changes.slice(0, ROWS)}
        focusRow={showsAll ? ROWS : undefined}
      />
      {!showsAll && changes.length > ROWS && (
        <div className={styles.actions}>
          <button type="button" className="fg-button" onClick={() => setShowsAll(true)}>
            {fillText(texts.whatChangedAll, { count: String(changes.length) })}
          </button>
        </div>
      )}
    </>
  );
}
