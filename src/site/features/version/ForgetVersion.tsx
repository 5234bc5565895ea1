import type { VersionChangesTexts } from '@/src/shared/embedTexts';
import { setMyVersions } from './useMyVersions';

interface ForgetVersionProps {
  packageName: string;
  texts: VersionChangesTexts;
}

/** The button that removes the user's version of a package. */
export function ForgetVersion({ packageName, texts }: ForgetVersionProps) {
  return (
    <button
      type="button"
      className="fg-button"
      onClick={() => setMyVersions({ [packageName]: undefined })}
    >
      {texts.versionChangesMineForget}
    </button>
  );
}
