/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { writeHashedJson } from '@/src/node/exporters/hashedJson';
import { makeFolder } from '../../support/temp';

test('the name of a file has the hash of its content', async () => {
  const folder = makeFolder();
  const { file, bytes } = await writeHashedJson(folder, 'stones', { size: 3, shape: 'ründ' });
  expect(file).toMatch(/^stones\.[0-9a-f]{10}\.json$/);
  const content = readFileSync(path.join(folder, file), 'utf8');
  expect(JSON.parse(content)).toEqual({ size: 3, shape: 'ründ' });
  expect(bytes).toBe(Buffer.byteLength(content));

  await writeHashedJson(folder, 'stones', { size: 4 });
  await writeHashedJson(folder, 'stones', { size: 4 });
  expect(readdirSync(folder)).toHaveLength(2);
});
