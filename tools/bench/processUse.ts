/**
 * Measures the processor time and memory of a command and its child processes. Linux and macOS; memory on Linux only.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface ProcessUse {
  /** User and system time of the command and of all that it waited for, in seconds. */
  processorSeconds: number;
  seconds: number;
  /** The maximum total of the processes' resident sets, in bytes. Shared pages count once per process. */
  peakMemory: number | undefined;
}

/** How often memory is measured, in milliseconds. */
const POLL_MS = 250;

/**
 * Runs a command until it exits.
 * @param options cwd, env: as for `spawn`.
 * @throws Error with the end of its output when it fails.
 */
export async function measureCommand(
  command: readonly string[],
  { cwd, env = {} }: { cwd: string; env?: Readonly<Record<string, string>> },
): Promise<ProcessUse> {
  if (process.platform === 'win32') {
    throw new Error(
      "Windows doesn't report the processor time of processes that have exited: measure builds on Linux or macOS",
    );
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'fieldguide-times-'));
  const file = path.join(folder, 'times');
  try {
    const started = performance.now();
    // `times` of a POSIX shell: its own time, then that of its children and theirs.
    const child = spawn(
      'sh',
      ['-c', 'code=0; "$@" || code=$?; times > "$TIMES_FILE"; exit $code', 'sh', ...command],
      { cwd, env: { ...process.env, ...env, TIMES_FILE: file } },
    );
    const output: string[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()));
    let peak = 0;
    const poll = setInterval(() => {
      peak = Math.max(peak, readTreeMemory(child.pid ?? 0));
    }, POLL_MS);
    const code = await new Promise<number | null>((resolve, reject) => {
      child.on('error', reject);
      child.on('close', resolve);
    }).finally(() => clearInterval(poll));
    if (code !== 0) {
      throw new Error(
        `${command.join(' ')} in ${cwd} exited with ${code}:\n${output.join('').slice(-4000)}`,
      );
    }
    return {
      processorSeconds: parseTimes(readFileSync(file, 'utf8')),
      seconds: (performance.now() - started) / 1000,
      peakMemory: peak || undefined,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Adds up what `times` prints: `0m0.01s 0m0.00s`, twice. @throws Error for anything else. */
export function parseTimes(text: string): number {
  const times = [...text.matchAll(/(\d+)m([\d.,]+)s/g)];
  if (times.length !== 4) {
    throw new Error(`"${text}" isn't the output of a shell's times: is sh a POSIX shell?`);
  }
  return times.reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds?.replace(',', '.')),
    0,
  );
}

interface ProcessStatus {
  parent: number;
  /** Resident set, in bytes. */
  memory: number;
}

/** Memory of a process and its descendants; 0 where there is no /proc. */
function readTreeMemory(root: number): number {
  return sumTree(readProcesses(), root);
}

/** Adds up a tree of processes. */
export function sumTree(processes: ReadonlyMap<number, ProcessStatus>, root: number): number {
  const isInTree = (pid: number): boolean => {
    let at: number | undefined = pid;
    while (at !== undefined && at !== root) {
      at = processes.get(at)?.parent;
    }
    return at === root;
  };
  return [...processes]
    .filter(([pid]) => isInTree(pid))
    .reduce((sum, [, { memory }]) => sum + memory, 0);
}

function readProcesses(): Map<number, ProcessStatus> {
  const processes = new Map<number, ProcessStatus>();
  let names: string[];
  try {
    names = readdirSync('/proc');
  } catch {
    // Not Linux: memory is reported as not measured.
    return processes;
  }
  for (const name of names.filter((entry) => /^\d+$/.test(entry))) {
    try {
      const status = readFileSync(`/proc/${name}/status`, 'utf8');
      processes.set(Number(name), {
        parent: Number(/^PPid:\s+(\d+)/m.exec(status)?.[1] ?? 0),
        memory: 1024 * Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0),
      });
    } catch {
      // The process exited while it was read.
    }
  }
  return processes;
}
