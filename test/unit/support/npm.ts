import { spawnSync } from 'node:child_process';

export interface NpmRun {
  status: number | null;
  stdout: string;
  /** What it warned about, apart from settings of the person who runs it. */
  warnings: string[];
}

/**
 * Runs npm.
 * @param cli script of another npm than the one of this machine.
 * @param node another Node, which runs that script.
 */
export function runNpm(
  cwd: string,
  args: readonly string[],
  cli?: string,
  node = process.execPath,
): NpmRun {
  const { status, stdout, stderr } = spawnSync(
    cli === undefined ? 'npm' : node,
    [...(cli === undefined ? [] : [cli]), ...args],
    {
      cwd,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      shell: cli === undefined && process.platform === 'win32',
    },
  );
  const warnings = stderr
    .split(/\r?\n/)
    .filter((line) => line !== '' && !/ Unknown (user|env|global|builtin) config /.test(line));
  return { status, stdout, warnings };
}
