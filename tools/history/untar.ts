/** Reads the files of a package from the archive that npm publishes. */
import { gunzipSync } from 'node:zlib';

/** A file in an archive. */
interface ArchivedFile {
  /** The path inside the package, with forward slashes. */
  path: string;
  read: () => Buffer;
}

const BLOCK = 512;

/**
 * Lists the files of a `.tgz` archive. Archives of npm have one folder, whose name isn't part of the paths.
 * @throws Error when the archive isn't compressed with gzip.
 */
export function listArchive(archive: Buffer): ArchivedFile[] {
  const data = gunzipSync(archive);
  const files: ArchivedFile[] = [];
  let longPath: string | undefined;
  for (let at = 0; at + BLOCK <= data.length;) {
    const header = data.subarray(at, at + BLOCK);
    const name = readText(header, 0, 100);
    if (name === '') {
      break; // Empty blocks are the end of an archive.
    }
    const size = Number.parseInt(readText(header, 124, 12).trim() || '0', 8);
    const [from, to] = [at + BLOCK, at + BLOCK + size];
    const kind = readText(header, 156, 1);
    if (kind === 'x') {
      // The extended header of the next file has its path if the path is long.
      longPath = /^\d+ path=(.*)$/m.exec(data.subarray(from, to).toString('utf8'))?.[1];
    } else {
      if (kind === '0' || kind === '') {
        const prefix = readText(header, 345, 155);
        const whole = longPath ?? (prefix ? `${prefix}/${name}` : name);
        files.push({
          path: whole.split('/').slice(1).join('/'),
          read: () => data.subarray(from, to),
        });
      }
      longPath = undefined;
    }
    at = from + Math.ceil(size / BLOCK) * BLOCK;
  }
  return files;
}

function readText(header: Buffer, start: number, length: number): string {
  const [text = ''] = header
    .subarray(start, start + length)
    .toString('utf8')
    .split('\0');
  return text;
}
