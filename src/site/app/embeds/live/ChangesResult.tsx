import { useMemo, useState } from 'react';
import type { VersionChangesTexts } from '@/src/shared/embedTexts';
import { compareVersionNumbers } from '@/src/shared/versionNumbers';
import { fillText } from '@/src/shared/translate';
import type { ChangesForm } from '@/src/shared/versionChanges/changesAddress';
import {
  type PackageChanges,
  selectChanges,
  splitNames,
} from '@/src/shared/versionChanges/versionChanges';
import { writeChanges } from '@/src/shared/versionChanges/describeChange';
import { ChangeList } from '../../../features/version/ChangeList';
import { CopyButton } from '../../../ui/CopyButton';
import styles from '../VersionChanges.module.css';
import toolStyles from '../tool.module.css';

interface ChangesResultProps {
  texts: VersionChangesTexts;
  changes: PackageChanges;
  form: ChangesForm;
}

/** How many components and hooks are shown at once. */
const FIRST = 20;

/** The selected changes by component and hook, and as Markdown. */
export function ChangesResult({ texts, changes, form }: ChangesResultProps) {
  const [shown, setShown] = useState<string>();
  const names = useMemo(() => splitNames(form.names), [form.names]);
  const groups = useMemo(() => selectChanges(changes, { ...form, names }), [changes, form, names]);
  const known = changes.names.map((name) => name.toLowerCase());
  const unknown = names.filter((name) => !known.includes(name));
  const count = groups.reduce((sum, [, group]) => sum + group.length, 0);
  const selection = JSON.stringify(form);
  const visible = shown === selection ? groups : groups.slice(0, FIRST);
  const isBackward = compareVersionNumbers(form.from, form.to) >= 0;
  return (
    <div className={`${toolStyles.result} ${styles.result}`}>
      <p role="status" className={styles.count}>
        {isBackward
          ? texts.versionChangesOrder
          : fillText(texts.versionChangesCount, {
              count: String(count),
              entries: String(groups.length),
            })}
        {unknown.length > 0 &&
          ` ${fillText(texts.versionChangesUnknown, { names: unknown.join(', ') })}`}
      </p>
      {visible.map(([entry, group]) => (
        <ChangeList key={entry} entry={entry} changes={group} dates={changes.dates} texts={texts} />
      ))}
      {visible.length < groups.length && (
        <button type="button" className="fg-button" onClick={() => setShown(selection)}>
          {fillText(texts.versionChangesAll, { count: String(groups.length) })}
        </button>
      )}
      {count > 0 && (
        <div className={toolStyles.actions}>
          <span>{texts.versionChangesMarkdown}</span>
          <CopyButton
            className="fg-button"
            getText={() => writeChanges(changes, form, groups, texts)}
          />
        </div>
      )}
    </div>
  );
}
