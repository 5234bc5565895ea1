import { useEffect, useMemo, useState } from 'react';
import { localizeHref } from '@/src/shared/languages';
import { normalizePathname } from '@/src/shared/nav';
import type { DocsPage } from '@/src/shared/page';
import { getProduct } from '@/src/shared/products';
import { fillText } from '@/src/shared/translate';
import { COMPARE_PAGE } from '@/src/shared/versionChanges/comparePage';
import { listDifferences, listMissing } from '@/src/shared/versionChanges/myVersions';
import type {
  PackageChanges,
  VersionChangesFile,
} from '@/src/shared/versionChanges/versionChanges';
import { useUserLanguage } from '../../i18n/UserLanguage';
import { ChangeList } from './ChangeList';
import { ForgetVersion } from './ForgetVersion';
import styles from './VersionDetails.module.css';
import { fetchVersionChanges } from './fetchVersionChanges';
import { writeMissingStyles } from './missingStyles';
import { takeVersionFromAddress, useMyVersions } from './useMyVersions';

/** Marks what the user's version doesn't have, and lists what changed since in the components that the page is about. */
export function VersionDetails({ page }: { page: DocsPage }) {
  const { pathname } = page;
  const [file, setFile] = useState<VersionChangesFile>();
  const versions = useMyVersions();
  useEffect(() => takeVersionFromAddress(pathname), [pathname]);
  useEffect(() => void fetchVersionChanges().then(setFile, console.error), []);
  const own = getProduct(pathname)?.packageName;
  const changes = file?.packages.find(({ package: name }) => name === own);
  const version = own === undefined ? undefined : versions[own];
  if (!file) {
    return null;
  }
  return (
    <>
      {file.packages.map(
        (one) =>
          versions[one.package] !== undefined && (
            <MissingStyles
              key={one.package}
              changes={one}
              version={versions[one.package]!}
              texts={file.texts}
              playground={one === changes ? getPlaygroundHref(page, one) : undefined}
            />
          ),
      )}
      {changes && version !== undefined && (
        <Differences page={page} changes={changes} version={version} texts={file.texts} />
      )}
    </>
  );
}

type Texts = VersionChangesFile['texts'];

interface MissingStylesProps {
  changes: PackageChanges;
  version: string;
  texts: Texts;
  playground: string | undefined;
}

function MissingStyles({ changes, version, texts, playground }: MissingStylesProps) {
  const css = useMemo(
    () =>
      writeMissingStyles(
        listMissing(changes, version),
        {
          missing: fillText(texts.versionChangesMissing, { version }),
          uncertain: fillText(texts.versionChangesUncertain, { version }),
          values: texts.versionChangesValues,
          uncertainValues: fillText(texts.versionChangesValuesUncertain, { version }),
        },
        playground,
      ),
    [changes, version, texts, playground],
  );
  return <style>{css}</style>;
}

/** Returns the start of the addresses of the props that the page's playground sets. */
function getPlaygroundHref({ blocks }: DocsPage, { pages }: PackageChanges): string | undefined {
  const block = blocks.find(({ type }) => type === 'playground');
  const href = block?.type === 'playground' ? pages[block.root.component] : undefined;
  const [address = '', id] = href?.split('#') ?? [];
  const slug = id ?? /([^/]+)\/$/.exec(address)?.[1];
  return slug === undefined ? undefined : `${address}#${slug}-prop-`;
}

interface DifferencesProps {
  page: DocsPage;
  changes: PackageChanges;
  version: string;
  texts: Texts;
}

function Differences({ page, changes, version, texts }: DifferencesProps) {
  const language = useUserLanguage();
  const names = useMemo(() => listNames(page, changes), [page, changes]);
  const groups = useMemo(() => listDifferences(changes, version, names), [changes, version, names]);
  const { package: name } = changes;
  if (names.length === 0) {
    return null;
  }
  const count = groups.reduce((sum, [, group]) => sum + group.length, 0);
  return (
    <aside className={styles.panel} aria-label={texts.versionChangesMineLabel}>
      <details>
        <summary>
          {fillText(texts.versionChangesMine, { package: name, version, count: String(count) })}
        </summary>
        {count === 0 ? (
          <p>{texts.versionChangesMineSame}</p>
        ) : (
          groups.map(([entry, group]) => (
            <ChangeList
              key={entry}
              entry={entry}
              changes={group}
              dates={changes.dates}
              texts={texts}
            />
          ))
        )}
        <p className={styles.actions}>
          <a href={localizeHref(`${COMPARE_PAGE}/`, language)}>{texts.versionChangesMineChange}</a>
          <ForgetVersion packageName={name} texts={texts} />
        </p>
      </details>
    </aside>
  );
}

/** Lists the recorded components and hooks of a page: those whose reference it links to or contains. */
function listNames({ blocks, pathname }: DocsPage, { names, pages }: PackageChanges): string[] {
  const linked = blocks.flatMap((block) =>
    block.type === 'apiLinks' ? block.links.map(({ name }) => name) : [],
  );
  const contained = Object.entries(pages)
    .filter(([, href]) => normalizePathname(href) === pathname)
    .map(([name]) => name);
  return [...new Set([...linked, ...contained])].filter((name) => names.includes(name));
}
