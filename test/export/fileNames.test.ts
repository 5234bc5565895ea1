/** The file names of the export are valid on all systems. */
import { readdirSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { findRefusedNames } from '@/tools/portable/fileNames';
import { getOut } from '../unit/support/presentExport';

test('No file has a name that Windows or macOS refuses', () => {
  const files = readdirSync(getOut(), { recursive: true, encoding: 'utf8' }).map((file) =>
    file.replaceAll('\\', '/'),
  );
  expect(files).toContain('index.html');
  expect(findRefusedNames(files)).toEqual([]);
});
