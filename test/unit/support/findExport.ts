/**
 * Reads the packages, and prints the id of the build that made `out/`, if that was made from the files and settings that
 * are here now. The id is the one that buildSite gives to the processes of a build.
 */
import { existsSync, readFileSync } from 'node:fs';
import { prepareApi } from '@/src/node/api/store';
import { getFingerprint } from '@/src/node/commands/fingerprint';

const STAMP = '.cache/out-fingerprint';

void prepareApi().then(() => {
  const fingerprint = getFingerprint();
  const isPresent = existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint;
  process.stdout.write(isPresent ? fingerprint.slice(0, 16) : '');
});
