import { useState } from 'react';
import type { VersionChangesTexts } from '@/src/shared/embedTexts';
import { fillText } from '@/src/shared/translate';
import {
  type ChangesForm,
  findRelease,
  getFormer,
  readChangesQuery,
  writeChangesQuery,
} from '@/src/shared/versionChanges/changesAddress';
import type { InstalledVersion } from '@/src/shared/versionChanges/readInstalledVersions';
import {
  type PackageChanges,
  VERSION_CHANGES_FILE,
} from '@/src/shared/versionChanges/versionChanges';
import { compareVersionNumbers } from '@/src/shared/versionNumbers';
import { fetchOk } from '../../../browser/fetchOk';
import { replaceAddress } from '../../../browser/replaceAddress';
import styles from '../tool.module.css';
import { ChangesControls } from './ChangesControls';
import { ChangesResult } from './ChangesResult';
import { LoadStatus } from './LoadStatus';
import { useLoaded } from './useLoaded';

interface VersionChangesProps {
  texts: VersionChangesTexts;
}

/** What changed in a package between two versions. The changes load with this code. */
export default function VersionChanges({ texts }: VersionChangesProps) {
  const { value: packages, hasFailed, retry } = useLoaded(fetchChanges);
  return packages ? (
    <LoadedChanges texts={texts} packages={packages} />
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

async function fetchChanges(): Promise<PackageChanges[]> {
  const response = await fetchOk(`/${VERSION_CHANGES_FILE}`);
  return response.json() as Promise<PackageChanges[]>;
}

function LoadedChanges({
  texts,
  packages,
}: VersionChangesProps & { packages: readonly PackageChanges[] }) {
  const [form, setForm] = useState(() => readChangesQuery(window.location.search, packages));
  const [message, setMessage] = useState('');
  const chosen = packages.find(({ package: name }) => name === form.package)!;
  const change = (part: Partial<ChangesForm>, text = '') => {
    const next = { ...form, ...part };
    setForm(next);
    setMessage(text);
    const { pathname, search, hash } = window.location;
    replaceAddress(`${pathname}${writeChangesQuery(search, next)}${hash}`);
  };
  const changePackage = (name: string) => {
    const { versions } = packages.find((one) => one.package === name)!;
    const to = versions.at(-1)!;
    change({ package: name, from: getFormer(to, versions), to });
  };
  const readVersion = (found: readonly InstalledVersion[]) => {
    const [installed] = found;
    if (!installed) {
      const names = packages.map((one) => one.package).join(', ');
      setMessage(fillText(texts.versionChangesPastedNone, { packages: names }));
      return;
    }
    const { package: name, version } = installed;
    const { versions } = packages.find((one) => one.package === name)!;
    const last = versions.at(-1)!;
    const values = { package: name, version, first: versions[0]!, last };
    if (compareVersionNumbers(version, last) >= 0) {
      setMessage(fillText(texts.versionChangesPastedLatest, values));
      return;
    }
    const release = findRelease(version, versions);
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
        onPackage={changePackage}
        onInstalled={readVersion}
      />
      <p role="status" className={styles.status}>
        {message}
      </p>
      <ChangesResult texts={texts} changes={chosen} form={form} />
    </>
  );
}
