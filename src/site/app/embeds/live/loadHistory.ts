import {
  HISTORY_FOLDER,
  HISTORY_MANIFEST,
  type HistoryFile,
  type HistoryManifest,
} from '@/src/shared/history/historyFile';
import { fetchOk } from '../../../browser/fetchOk';

/** Loads the history of a package. @throws Error when a file isn't there or the network fails. */
export async function loadHistory(packageName: string): Promise<HistoryFile> {
  // The manifest has the same name in every build.
  const manifest = await fetchOk(HISTORY_FOLDER + HISTORY_MANIFEST, { cache: 'no-cache' });
  const { packages } = (await manifest.json()) as HistoryManifest;
  const file = await fetchOk(HISTORY_FOLDER + packages[packageName]);
  return file.json() as Promise<HistoryFile>;
}
