import {
  VERSION_CHANGES_FILE,
  type VersionChangesFile,
} from '@/src/shared/versionChanges/versionChanges';
import { fetchOk } from '../../browser/fetchOk';

let loaded: Promise<VersionChangesFile> | undefined;

/** Fetches the recorded changes once. @throws Error when they can't be fetched. The next call tries again. */
export function fetchVersionChanges(): Promise<VersionChangesFile> {
  loaded ??= fetchOk(`/${VERSION_CHANGES_FILE}`).then(
    (response) => response.json() as Promise<VersionChangesFile>,
  );
  loaded.catch(() => {
    loaded = undefined;
  });
  return loaded;
}
