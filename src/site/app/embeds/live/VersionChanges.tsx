import { useState } from 'react';
import type { VersionChangesTexts } from '@/src/shared/embedTexts';
import { fillText } from '@/src/shared/translate';
import {
  type ChangesForm,
  NAMES_LIMIT,
  findRelease,
  getFormer,
  readChangesQuery,
  writeChangesQuery,
} from '@/src/shared/versionChanges/changesAddress';
import { listImportedNames } from '@/src/shared/versionChanges/listImportedNames';
import {
  type InstalledVersion,
  readInstalledVersions,
} from '@/src/shared/versionChanges/readInstalledVersions';
import type { PackageChanges } from '@/src/shared/versionChanges/versionChanges';
import { compareVersionNumbers } from '@/src/shared/versionNumbers';
import { replaceAddress } from '../../../browser/replaceAddress';
import { fetchVersionChanges } from '../../../features/version/fetchVersionChanges';
import styles from '../tool.module.css';
import { ChangesControls } from './ChangesControls';
import { ChangesResult } from './ChangesResult';
import { LoadStatus } from './LoadStatus';
import { MyVersionControl } from './MyVersionControl';
import { useLoaded } from './useLoaded';

interface VersionChangesProps {
  texts: VersionChangesTexts;
}

/** What changed in a package between two versions. The changes load with this code. */
export default function VersionChanges({ texts }: VersionChangesProps) {
  const { value: file, hasFailed, retry } = useLoaded(fetchVersionChanges);
  return file ? (
    <LoadedChanges texts={texts} packages={file.packages} />
  ) : (
    <LoadStatus
      className={styles.status}
      loading={texts.versionChangesLoading}
      failed={texts.versionChangesFailed}
      hasFailed={hasFailed}
      onRetry={retry}
    />
  );
}

function LoadedChanges({
  texts,
  packages,
}: VersionChangesProps & { packages: readonly PackageChanges[] }) {
  const [form, setForm] = useState(() => readChangesQuery(window.location.search, packages));
  const [message, setMessage] = useState('');
  const [installed, setInstalled] = useState<readonly InstalledVersion[]>([]);
  const chosen = packages.find(({ package: name }) => name === form.package)!;
  const change = (part: Partial<ChangesForm>, text = '') => {
    const next = { ...form, ...part };
    setForm(next);
    setMessage(text);
    const { pathname, search, hash } = window.location;
    replaceAddress(`${pathname}${writeChangesQuery(search, next)}${hash}`);
  };
  const getLastMinor = (name: string) => {
    const { versions } = packages.find((one) => one.package === name)!;
    const to = versions.at(-1)!;
    return { from: getFormer(to, versions), to };
  };
  const readText = (text: string) => {
    const known = packages.map((one) => one.package);
    const versions = readInstalledVersions(text, known);
    const imported = listImportedNames(text, packages);
    setInstalled(versions);
    if (versions[0]) {
      showVersion(versions[0]);
    } else if (imported) {
      const isSame = imported.package === form.package;
      const range = isSame ? {} : getLastMinor(imported.package);
      const names = imported.names.join(', ').slice(0, NAMES_LIMIT);
      change({ ...range, package: imported.package, names }, texts.versionChangesImports);
    } else {
      setMessage(fillText(texts.versionChangesPastedNone, { packages: known.join(', ') }));
    }
  };
  const showVersion = ({ package: name, version }: InstalledVersion) => {
    const { versions } = packages.find((one) => one.package === name)!;
    const last = versions.at(-1)!;
    const release = findRelease(version, versions);
    const values = { package: name, version, first: versions[0]!, last, release: release ?? '' };
    if (compareVersionNumbers(version, last) >= 0) {
      setMessage(fillText(texts.versionChangesPastedLatest, values));
      return;
    }
    change(
      { package: name, from: release ?? versions[0]!, to: last },
      fillText(release ? texts.versionChangesPasted : texts.versionChangesPastedEarlier, values),
    );
  };
  return (
    <>
      <ChangesControls
        texts={texts}
        packages={packages}
        versions={chosen.versions}
        form={form}
        onChange={change}
        onPackage={(name) => change({ package: name, ...getLastMinor(name) })}
        onText={readText}
      />
      <p role="status" className={styles.status}>
        {message}
      </p>
      <MyVersionControl texts={texts} form={form} installed={installed} />
      <ChangesResult texts={texts} changes={chosen} form={form} />
    </>
  );
}
