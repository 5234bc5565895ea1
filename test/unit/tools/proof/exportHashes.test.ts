import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { readExportHashes } from '@/tools/proof/exportHashes';
import { makeFolder, removeFolder } from '../../support/temp';

let out: string;

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(out, file)), { recursive: true });
  writeFileSync(path.join(out, file), text);
}

function writeBuild(id: string): void {
  write(`_next/data/${id}/a.json`, '{}');
  write(`_next/static/${id}/_buildManifest.js`, `routes of ${id}`);
  write('a/index.html', `<script src="/_next/static/${id}/_buildManifest.js"></script>`);
}

beforeEach(() => {
  out = makeFolder();
  writeBuild('build-1');
  write('images/häuser 1.svg', '<svg/>');
});

afterEach(() => removeFolder(out));

test('The id of the build and the list of routes change no hash', () => {
  const before = readExportHashes(out);
  const inputs = [`/a/`, before.normalize('/_next/static/build-1/_buildManifest.js')];
  const hashes = inputs.map(before.getHash);
  expect(hashes).not.toContain('missing');
  const whole = before.getWhole();
  renameSync(path.join(out, '_next/data/build-1'), path.join(out, '_next/data/build-2'));
  rmSync(path.join(out, '_next/static'), { recursive: true });
  writeBuild('build-2');
  const after = readExportHashes(out);
  expect(inputs.map(after.getHash)).toEqual(hashes);
  expect(after.getWhole()).toBe(whole);
});

test('Other content changes the hash of the file and of the export', () => {
  const before = readExportHashes(out);
  const [hash, whole] = [before.getHash('/a/'), before.getWhole()];
  write('a/index.html', '<p>changed</p>');
  const after = readExportHashes(out);
  expect(after.getHash('/a/')).not.toBe(hash);
  expect(after.getWhole()).not.toBe(whole);
});

test('Addresses lose query and hash, and are decoded', () => {
  const { getHash, normalize } = readExportHashes(out);
  expect(normalize('/a/?utm=1#part')).toBe('/a/');
  expect(normalize('http://localhost:4711/_next/data/build-1/a.json')).toBe(
    '/_next/data/{build}/a.json',
  );
  expect(getHash(normalize('/images/h%C3%A4user%201.svg'))).not.toBe('missing');
  expect(normalize('/100%')).toBe('/100%');
});

test('Nonexistent files, folders, and files outside of the export are missing', () => {
  const { getHash } = readExportHashes(out);
  expect(['/none/', '/a', '/../secret', '/_next'].map(getHash)).toEqual(
    Array.from({ length: 4 }, () => 'missing'),
  );
});

test('Without an export, the error has a remedy', () => {
  expect(() => readExportHashes(path.join(out, 'none'))).toThrow(/run npm run build/);
});
