import { useEffect, useRef } from 'react';
import type { WhatChangedTexts } from '@/src/shared/embedTexts';
import type { FoundChange } from '@/src/shared/history/findChanges';
import type { HistoryFile } from '@/src/shared/history/historyFile';
import { formatVersion } from '@/src/shared/history/versions';
import { localizeHref } from '@/src/shared/languages';
import { fillText } from '@/src/shared/translate';
import { useUserLanguage } from '../../../i18n/UserLanguage';
import styles from '../WhatChanged.module.css';
import { describeKind, describeTable, getCodemodCommand } from './printChanges';

/** The page that shows what each codemod changes. */
const CODEMODS_PAGE = '/material-ui/migration/migrating-from-deprecated-apis/';

interface ChangesTableProps {
  texts: WhatChangedTexts;
  file: HistoryFile;
  heading: string;
  changes: readonly FoundChange[];
  /** The index of the row that gets the focus when it appears. */
  focusRow?: number | undefined;
}

/** Changes, one a row. */
export function ChangesTable({ texts, file, heading, changes, focusRow }: ChangesTableProps) {
  const userLanguage = useUserLanguage();
  const row = useRef<HTMLTableRowElement>(null);
  // The button that showed the row is gone.
  useEffect(() => row.current?.focus(), [focusRow]);
  return (
    // The region scrolls on narrow screens, so it needs the focus of the keyboard and a name.
    <div className={styles.table} role="region" aria-label={heading} tabIndex={0}>
      <table>
        <caption>{heading}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.whatChangedVersion}</th>
            <th scope="col">{texts.whatChangedName}</th>
            <th scope="col">{texts.whatChangedKind}</th>
            <th scope="col">{texts.whatChangedBefore}</th>
            <th scope="col">{texts.whatChangedAfter}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change, index) => {
            const { at, entry, href, table, member, before, after } = change;
            const isFocused = index === focusRow;
            return (
              <tr
                key={index}
                ref={isFocused ? row : undefined}
                tabIndex={isFocused ? -1 : undefined}
              >
                <td>
                  <Release {...file.versions[at]!} language={userLanguage} />
                </td>
                <th scope="row">
                  <Name name={entry} href={href && localizeHref(href, userLanguage)} />
                  {member !== undefined && (
                    <small>
                      {describeTable(table, texts)} <code dir="ltr">{member}</code>
                    </small>
                  )}
                </th>
                <td>{describeKind(change, texts)}</td>
                <td className={styles.code}>
                  {before !== undefined && <code dir="ltr">{before}</code>}
                </td>
                <td className={styles.code}>
                  {after !== undefined && <code dir="ltr">{after}</code>}
                  <Replacement change={change} texts={texts} userLanguage={userLanguage} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

interface ReleaseProps {
  version: string;
  date?: string;
  language: string;
}

function Release({ version, date, language }: ReleaseProps) {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <>
      <span dir="ltr">{formatVersion(version)}</span>
      {date !== undefined && (
        <small>
          <time dateTime={date}>{format.format(new Date(date))}</time>
        </small>
      )}
    </>
  );
}

function Name({ name, href }: { name: string; href: string | undefined }) {
  const code = <code dir="ltr">{name}</code>;
  return href === undefined ? code : <a href={href}>{code}</a>;
}

interface ReplacementProps {
  change: FoundChange;
  texts: WhatChangedTexts;
  userLanguage: string;
}

function Replacement({ change: { use, codemod }, texts, userLanguage }: ReplacementProps) {
  return (
    <>
      {use !== undefined && markCode(fillText(texts.whatChangedUse, { use }))}
      {codemod !== undefined && (
        <small>
          <a href={localizeHref(`${CODEMODS_PAGE}#${codemod}`, userLanguage)}>
            {texts.whatChangedCodemod}
          </a>{' '}
          <code dir="ltr">{getCodemodCommand(codemod)}</code>
        </small>
      )}
    </>
  );
}

/** Renders the code spans of a text. */
function markCode(text: string) {
  return text.split(/`([^`]+)`/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <code key={index} dir="ltr">
        {part}
      </code>
    ),
  );
}
