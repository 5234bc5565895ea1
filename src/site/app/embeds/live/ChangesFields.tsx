import type { WhatChangedTexts } from '@/src/shared/embedTexts';
import { type ChangesAddress, QUERY_LIMIT } from '@/src/shared/history/changesAddress';
import { CHANGE_KINDS, type HistoryFile } from '@/src/shared/history/historyFile';
import { formatVersion } from '@/src/shared/history/versions';
import styles from '../WhatChanged.module.css';
import { KIND_TEXTS } from './printChanges';

interface ChangesFieldsProps {
  texts: WhatChangedTexts;
  file: HistoryFile;
  address: ChangesAddress;
  /** Indexes of versions. */
  from: number;
  to: number;
  onChange: (part: Partial<ChangesAddress>) => void;
}

/** The fields for the versions, names, and kinds of changes. */
export function ChangesFields({ texts, file, address, from, to, onChange }: ChangesFieldsProps) {
  const { q, kinds } = address;
  return (
    <>
      <div className={styles.fields}>
        <VersionField
          label={texts.whatChangedFrom}
          file={file}
          index={from}
          onChange={(version) => onChange({ from: version })}
        />
        <VersionField
          label={texts.whatChangedTo}
          file={file}
          index={to}
          onChange={(version) => onChange({ to: version })}
        />
        <label className={`${styles.field} ${styles.wide}`}>
          {texts.whatChangedNames}
          <input
            type="search"
            dir="ltr"
            maxLength={QUERY_LIMIT}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="off"
            placeholder={texts.whatChangedNamesExample}
            value={q}
            onChange={({ target }) => onChange({ q: target.value })}
          />
        </label>
      </div>
      <fieldset className={styles.kinds}>
        <legend className="visually-hidden">{texts.whatChangedKind}</legend>
        {CHANGE_KINDS.map((kind) => (
          <label key={kind}>
            <input
              type="checkbox"
              checked={kinds.includes(kind)}
              onChange={({ target }) =>
                onChange({
                  kinds: CHANGE_KINDS.filter((other) =>
                    other === kind ? target.checked : kinds.includes(other),
                  ),
                })
              }
            />{' '}
            {texts[KIND_TEXTS[kind]]}
          </label>
        ))}
      </fieldset>
    </>
  );
}

interface VersionFieldProps {
  label: string;
  file: HistoryFile;
  index: number;
  onChange: (version: string) => void;
}

function VersionField({ label, file, index, onChange }: VersionFieldProps) {
  return (
    <label className={styles.field}>
      {label}
      <select
        dir="ltr"
        value={formatVersion(file.versions[index]!.version)}
        onChange={({ target }) => onChange(target.value)}
      >
        {file.versions
          .map(({ version }) => formatVersion(version))
          .reverse()
          .map((version) => (
            <option key={version} value={version}>
              {version}
            </option>
          ))}
      </select>
    </label>
  );
}
