import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { PREFIX_VARIABLE } from '@/tools/proof/tempFolders.mjs';

/** A run that makes a folder, and fails. @returns the folder. */
function runAndFail(prefix: string): string {
  const code = `import { mkdtempSync, writeFileSync } from 'node:fs';
    import { tmpdir } from 'node:os';
    import path from 'node:path';
    import { PREFIX_VARIABLE, removeFoldersAtExit } from './tools/proof/tempFolders.mjs';
    removeFoldersAtExit();
    const folder = mkdtempSync(path.join(tmpdir(), process.env[PREFIX_VARIABLE]));
    writeFileSync(path.join(folder, 'file'), '');
    process.stdout.write(folder);
    process.exitCode = 3;`;
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    env: { ...process.env, [PREFIX_VARIABLE]: prefix },
    encoding: 'utf8',
  });
  expect(status).toBe(3);
  return stdout;
}

test('the folders of a run that failed are removed with it', () => {
  const folder = runAndFail('');
  expect(folder).toContain('fieldguide-test-');
  expect(existsSync(folder)).toBe(false);
});

test('those of a run inside another one are removed with the outer run', () => {
  const prefix = process.env[PREFIX_VARIABLE]!;
  const folder = runAndFail(prefix);
  expect(folder).toContain(prefix);
  expect(existsSync(folder)).toBe(true);
});
