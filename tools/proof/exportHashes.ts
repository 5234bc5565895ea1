/** Hashes the files of an export independently of the build's id. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { EVIDENCE_FILE } from '@/src/shared/evidence';

/**
 * Next's lists of all routes and their scripts. They are ignored because the files that a page loads with them are
 * inputs too.
 */
const ROUTE_LIST = /\/_(build|ssg)Manifest\.js$/;

/** Replaces the id of the build, which changes with every source file. */
const BUILD_ID = '{build}';

export interface ExportHashes {
  /**
   * Returns the hash of the file at an address.
   * @param pathname such as `/material-ui/react-button/`, with `{build}` for the build's id.
   * @returns `missing` when there is no file.
   */
  getHash: (pathname: string) => string;
  /** Converts an address to the format of `getHash`: without query and build id. */
  normalize: (address: string) => string;
  /** Returns the hash of all files together, without the evidence that is added after the tests. */
  getWhole: () => string;
}

/**
 * @param out folder of the export. It must not change while hashes are read.
 * @throws Error when there is no export.
 */
export function readExportHashes(out: string): ExportHashes {
  const buildId = readBuildId(out);
  const known = new Map<string, string>();
  const hash = (pathname: string) => {
    const file = path.join(out, pathname.replaceAll(BUILD_ID, buildId));
    const whole = pathname.endsWith('/') ? path.join(file, 'index.html') : file;
    // The path is outside of the export, or there is no file.
    if (path.relative(out, whole).startsWith('..') || !isFile(whole)) {
      return 'missing';
    }
    return ROUTE_LIST.test(pathname) ? 'route list' : hashFile(whole, buildId);
  };
  const getHash = (pathname: string) => {
    const value = known.get(pathname) ?? hash(pathname);
    known.set(pathname, value);
    return value;
  };
  const normalize = (address: string) =>
    decode(new URL(address, 'http://localhost').pathname).replaceAll(buildId, BUILD_ID);
  return {
    getHash,
    normalize,
    getWhole: () => {
      const all = createHash('sha256');
      const files = readdirSync(out, { recursive: true, encoding: 'utf8' });
      for (const file of files.filter((name) => name !== EVIDENCE_FILE).sort()) {
        const pathname = normalize(`/${file.split(path.sep).map(encodeURIComponent).join('/')}`);
        all.update(pathname).update(getHash(pathname));
      }
      return all.digest('hex').slice(0, 32);
    },
  };
}

/** Returns the build's id. @throws Error when there is none. */
function readBuildId(out: string): string {
  const data = path.join(out, '_next/data');
  const [buildId] = existsSync(data) ? readdirSync(data) : [];
  if (buildId === undefined) {
    throw new Error(`${out} doesn't contain an export: run npm run build first.`);
  }
  return buildId;
}

function hashFile(file: string, buildId: string): string {
  const content = readFileSync(file);
  const text = content.includes(buildId)
    ? content.toString('latin1').replaceAll(buildId, BUILD_ID)
    : content;
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

/** Decodes an address. If it is badly encoded, it stays as written. */
function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
