import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes data to `<name>.<hash>.json`. The hash is that of the content, so browsers can keep the file for good.
 * @param folder an existing folder.
 * @returns the name of the file, and its size in bytes.
 */
export async function writeHashedJson(
  folder: string,
  name: string,
  data: object,
): Promise<{ file: string; bytes: number }> {
  const content = JSON.stringify(data);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  const file = `${name}.${hash}.json`;
  await writeFile(path.join(folder, file), content);
  return { file, bytes: Buffer.byteLength(content) };
}
