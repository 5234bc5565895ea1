/** Names of the content: the verdict of repository.test.ts, which asks the same of all files, does not rest on them. */
import { expect, test } from '@jest/globals';
import { findRefusedNames } from '@/tools/portable/fileNames';
import { listRepositoryFiles } from './support/repositoryFiles';

test('every file of the content can be checked out on macOS and Windows', () => {
  const names = listRepositoryFiles().filter((file) => /^(data|public)\//.test(file));
  expect(names.length).toBeGreaterThan(1000);
  expect(findRefusedNames(names)).toEqual([]);
});
