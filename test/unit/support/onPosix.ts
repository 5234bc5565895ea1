import { test } from '@jest/globals';

/**
 * A test of what Windows does not have. There it is not run, and the report counts it as not checked, with the reason:
 * tools/proof/runPart.ts.
 * @param reason what Windows lacks.
 */
export function testOnPosix(reason: string, name: string, run: () => Promise<void> | void): void {
  const declare = process.platform === 'win32' ? test.skip : test;
  declare(`${name} (not on Windows: ${reason})`, run);
}
