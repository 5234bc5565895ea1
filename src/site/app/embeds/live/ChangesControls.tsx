import type { VersionChangesTexts } from '@/src/shared/embedTexts';
import { type ChangesForm, NAMES_LIMIT } from '@/src/shared/versionChanges/changesAddress';
import { FILE_LIMIT } from '@/src/shared/versionChanges/readInstalledVersions';
import { CHANGE_KINDS, type PackageChanges } from '@/src/shared/versionChanges/versionChanges';
import styles from '../VersionChanges.module.css';
import toolStyles from '../tool.module.css';
import { PasteForm } from './PasteForm';

interface ChangesControlsProps {
  texts: VersionChangesTexts;
  packages: readonly PackageChanges[];
  /** Those of the chosen package, oldest first. */
  versions: readonly string[];
  form: ChangesForm;
  onChange: (part: Partial<ChangesForm>) => void;
  onPackage: (name: string) => void;
  /** Reads a pasted text. */
  onText: (text: string) => void;
}

/** The form: a package, two versions, and which changes between them are shown. */
export function ChangesControls({
  texts,
  packages,
  versions,
  form,
  onChange,
  onPackage,
  onText,
}: ChangesControlsProps) {
  const newestFirst = [...versions].reverse();
  return (
    <div className={toolStyles.controls}>
      <div className={styles.fields}>
        <Select
          label={texts.versionChangesPackage}
          value={form.package}
          options={packages.map(({ package: name }) => name)}
          onChange={onPackage}
        />
        <Select
          label={texts.versionChangesFrom}
          value={form.from}
          options={newestFirst}
          onChange={(from) => onChange({ from })}
        />
        <Select
          label={texts.versionChangesTo}
          value={form.to}
          options={newestFirst}
          onChange={(to) => onChange({ to })}
        />
        <label className={toolStyles.field}>
          {texts.versionChangesNames}
          <input
            type="text"
            dir="ltr"
            maxLength={NAMES_LIMIT}
            placeholder={texts.versionChangesExample}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="off"
            value={form.names}
            onChange={({ target }) => onChange({ names: target.value })}
          />
        </label>
      </div>
      <fieldset className={styles.kinds}>
        <legend>{texts.versionChangesKinds}</legend>
        {CHANGE_KINDS.map((kind) => (
          <label key={kind}>
            <input
              type="checkbox"
              checked={form.kinds.includes(kind)}
              onChange={({ target }) =>
                onChange({
                  kinds: CHANGE_KINDS.filter((other) =>
                    other === kind ? target.checked : form.kinds.includes(other),
                  ),
                })
              }
            />{' '}
            {texts[`versionChangesKind_${kind}`]}
          </label>
        ))}
      </fieldset>
      <PasteForm
        summary={texts.versionChangesPaste}
        label={texts.versionChangesFile}
        button={texts.versionChangesRead}
        limit={FILE_LIMIT}
        onText={(text) => {
          onText(text);
          return false;
        }}
      />
    </div>
  );
}

interface SelectProps {
  label: string;
  value: string;
  options: readonly string[];
  onChange: (value: string) => void;
}

function Select({ label, value, options, onChange }: SelectProps) {
  return (
    <label className={toolStyles.field}>
      {label}
      <select dir="ltr" value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  );
}
