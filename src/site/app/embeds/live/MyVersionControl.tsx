import type { VersionChangesTexts } from '@/src/shared/embedTexts';
import { fillText } from '@/src/shared/translate';
import type { ChangesForm } from '@/src/shared/versionChanges/changesAddress';
import type { InstalledVersion } from '@/src/shared/versionChanges/readInstalledVersions';
import { ForgetVersion } from '../../../features/version/ForgetVersion';
import { setMyVersions, useMyVersions } from '../../../features/version/useMyVersions';
import toolStyles from '../tool.module.css';

interface MyVersionControlProps {
  texts: VersionChangesTexts;
  form: ChangesForm;
  /** The versions in the text that was pasted last. */
  installed: readonly InstalledVersion[];
}

/** Makes the earlier version of the comparison the user's version, or all versions of a pasted file. */
export function MyVersionControl({ texts, form, installed }: MyVersionControlProps) {
  const versions = useMyVersions();
  const { package: name } = form;
  const mine = versions[name];
  const pasted = Object.fromEntries(installed.map((one) => [one.package, one.version]));
  const version = pasted[name] ?? form.from;
  return (
    <div className={toolStyles.actions}>
      {mine !== version && (
        <button
          type="button"
          className="fg-button"
          onClick={() => setMyVersions({ ...pasted, [name]: version })}
        >
          {fillText(texts.versionChangesUse, { version })}
        </button>
      )}
      {mine !== undefined && <ForgetVersion packageName={name} texts={texts} />}
      <span role="status">
        {mine !== undefined && fillText(texts.versionChangesUsed, { package: name, version: mine })}
      </span>
    </div>
  );
}
