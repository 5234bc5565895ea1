/** Detects whether an export was made from the current files. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { ICON_DATA } from '@/src/shared/iconData';
import { SEARCH_FOLDER } from '@/src/shared/search/files';
import { TAILWIND_DATA } from '@/src/shared/tailwindData';
import { ROOT } from '../paths';

/** All files that the export depends on. */
const INPUTS = [
  'data',
  'pages',
  'public',
  'src',
  'translations',
  'next.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/** Data that the development server writes to `public/`. The build makes its own. */
const DEVELOPMENT_DATA = ['api-data', ICON_DATA, TAILWIND_DATA, SEARCH_FOLDER].map((name) =>
  // The trailing slash of the address is removed.
  path.resolve(path.join(ROOT, 'public', name)),
);

/** Returns a hash of the names and contents of all inputs. */
export function getFingerprint(): string {
  const hash = createHash('sha256').update(JSON.stringify(listSettings()));
  for (const input of INPUTS) {
    for (const file of listFiles(path.join(ROOT, input))) {
      hash.update(path.relative(ROOT, file)).update('\0').update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

/** Lists the settings that a build reads, by name. */
function listSettings(): (string | undefined)[][] {
  return Object.entries(process.env)
    .filter(([name]) => name.startsWith('NEXT_PUBLIC_') || name === 'FIELDGUIDE_SERVICE_WORKER')
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

function listFiles(input: string): string[] {
  if (!existsSync(input)) {
    return [];
  }
  if (statSync(input).isFile()) {
    return [input];
  }
  return readdirSync(input, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(input, name))
    .filter(
      (file) => !DEVELOPMENT_DATA.some((data) => `${file}${path.sep}`.startsWith(data + path.sep)),
    )
    .filter((file) => statSync(file).isFile())
    .sort();
}
