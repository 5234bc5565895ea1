import type { VersionChangesTexts } from '@/src/shared/embedTexts';
import { localizeHref } from '@/src/shared/languages';
import { type Part, describeChange } from '@/src/shared/versionChanges/describeChange';
import type { PackageChanges, VersionChange } from '@/src/shared/versionChanges/versionChanges';
import { formatRelease } from '@/src/shared/versionNumbers';
import { useUserLanguage } from '../../i18n/UserLanguage';
import styles from './ChangeList.module.css';

interface ChangeListProps {
  /** The component or hook. */
  entry: string;
  changes: readonly VersionChange[];
  dates: PackageChanges['dates'];
  texts: VersionChangesTexts;
}

/** The changes of a component or hook. */
export function ChangeList({ entry, changes, dates, texts }: ChangeListProps) {
  return (
    <section className={styles.list} aria-label={entry}>
      <h3>
        <code>{entry}</code>
      </h3>
      <ul>
        {changes.map((change) => (
          <ChangeItem
            key={`${change.version} ${change.table} ${change.member} ${change.what} ${change.of}`}
            change={change}
            date={dates[change.version]}
            texts={texts}
          />
        ))}
      </ul>
    </section>
  );
}

interface ChangeItemProps {
  change: VersionChange;
  /** The day of the release, such as `2025-01-21`. */
  date: string | undefined;
  texts: VersionChangesTexts;
}

function ChangeItem({ change, date, texts }: ChangeItemProps) {
  const language = useUserLanguage();
  const { version, table, member, href } = change;
  const name = member === undefined ? undefined : <code dir="ltr">{member}</code>;
  return (
    <li>
      <span className={styles.version}>
        {formatRelease(version)}
        {date !== undefined && (
          <>
            {' · '}
            <time dateTime={date}>{formatDate(date, language)}</time>
          </>
        )}
      </span>{' '}
      {table && name && (
        <>
          {texts[`versionChangesTable_${table}`]}{' '}
          {href ? <a href={localizeHref(href, language)}>{name}</a> : name}
          {': '}
        </>
      )}
      {describeChange(change, texts).map((part, index) => (
        <DescriptionPart key={index} part={part} language={language} />
      ))}
    </li>
  );
}

function DescriptionPart({ part, language }: { part: Part; language: string }) {
  const { text, isCode, href } = part;
  if (href !== undefined) {
    return <a href={localizeHref(href, language)}>{text}</a>;
  }
  return isCode ? <code dir="ltr">{text}</code> : <span>{text}</span>;
}

function formatDate(date: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  return format.format(new Date(date));
}
