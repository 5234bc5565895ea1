/** The file names of the export are valid on all systems. */
import { readdirSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { findRefusedNames } from '@/tools/portable/fileNames';
import { getOut } from '../unit/support/presentExport';

test('All file names are valid on Windows and macOS', () => {
  const files = readdirSync(getOut(), { recursive: true, encoding: 'utf8' }).map((file) =>
    file.replaceAll('\\', '/'),
  );
  expect(files).toContain('index.html');
  expect(findRefusedNames(files)).toEqual([]);
});
