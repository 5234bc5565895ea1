import { useMemo, useState } from 'react';
import type { VersionChangesTexts } from '@/src/shared/embedTexts';
import { compareVersionNumbers, formatRelease } from '@/src/shared/versionNumbers';
import { fillText } from '@/src/shared/translate';
import type { ChangesForm } from '@/src/shared/versionChanges/changesAddress';
import {
  type PackageChanges,
  type VersionChange,
  selectChanges,
  splitNames,
} from '@/src/shared/versionChanges/versionChanges';
import { describeChange, writeChanges } from '@/src/shared/versionChanges/describeChange';
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
        <section key={entry} aria-label={entry}>
          <h3>
            <code>{entry}</code>
          </h3>
          <ul>
            {group.map((change) => (
              <ChangeItem
                key={`${change.version} ${change.table} ${change.member} ${change.what}`}
                change={change}
                texts={texts}
              />
            ))}
          </ul>
        </section>
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
            getText={() => writeChanges(changes.package, form, groups, texts)}
          />
        </div>
      )}
    </div>
  );
}

function ChangeItem({ change, texts }: { change: VersionChange; texts: VersionChangesTexts }) {
  const { version, table, member, href } = change;
  const name = member === undefined ? undefined : <code dir="ltr">{member}</code>;
  return (
    <li>
      <span className={styles.version}>{formatRelease(version)}</span>{' '}
      {table && name && (
        <>
          {texts[`versionChangesTable_${table}`]} {href ? <a href={href}>{name}</a> : name}
          {': '}
        </>
      )}
      {describeChange(change, texts).map((part, index) =>
        part.isCode ? (
          <code key={index} dir="ltr">
            {part.text}
          </code>
        ) : (
          <span key={index}>{part.text}</span>
        ),
      )}
    </li>
  );
}
