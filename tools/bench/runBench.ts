/** npm run bench: measures, compares with the last committed result, writes the table. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem, type } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { CommandError } from '@/src/node/errors';
import { type SiteServer, serveSite } from '@/src/node/commands/serveSite';
import { ROOT } from '@/src/node/paths';
import { CHROMIUM_ARGS } from '../chromiumArgs';
import { type Calibration, calibrate } from './calibrate';
import { type BenchContext, PARTS, USUAL_PARTS } from './parts';
import {
  BUSY_LOAD,
  type Machine,
  type PartResult,
  type Results,
  compareResults,
  findBroken,
  format,
  mergeResults,
  renderTable,
} from './results';

const RESULTS = 'bench/results.json';
/** The file for results of a busy machine, which git ignores so that they aren't committed by mistake. */
const BUSY_RESULTS = '.cache/bench/results.json';
const RUNS = 3;

/**
 * Runs parts.
 * @param options names: all but growth without; args go to the part when it is the only one.
 * @throws CommandError for an unknown part, for parts that failed, and for exact figures over their budget.
 */
export async function runBench({
  words,
  executablePath,
}: {
  words: readonly string[];
  executablePath: string;
}): Promise<void> {
  const names = words.filter((word) => word in PARTS);
  const args = words.filter((word) => !(word in PARTS));
  const unknown = args.find((word) => !/^\d+$/.test(word) || !names.includes('growth'));
  if (unknown !== undefined) {
    throw new CommandError(
      `There is no part "${unknown}" of the bench: use ${Object.keys(PARTS).join(', ')}. Only growth accepts numbers.`,
    );
  }
  let browser: Promise<Browser> | undefined;
  let site: Promise<SiteServer> | undefined;
  let calibration: Promise<Calibration> | undefined;
  const context: Omit<BenchContext, 'say'> = {
    getBrowser: () =>
      (browser ??= chromium.launch({
        executablePath,
        args: CHROMIUM_ARGS,
      })),
    getCalibration: async () => (calibration ??= calibrate(await context.getBrowser())),
    getSite: async () => (await (site ??= serveSite({ port: 0 }))).url,
    executablePath,
    runs: RUNS,
    args,
  };
  const failures: string[] = [];
  try {
    for (const name of names.length > 0 ? names : USUAL_PARTS) {
      console.log(`\n== ${name}`);
      const before = await waitForQuiet();
      try {
        let slower: number | undefined;
        const metrics = await PARTS[name]!({
          ...context,
          getCalibration: async () => {
            const found = await context.getCalibration();
            ({ slower } = found);
            return found;
          },
          say: (line) => console.log(`  ${line}`),
        });
        metrics.forEach((metric) =>
          console.log(`${metric.subject} ${metric.measure}: ${format(metric)}`),
        );
        const part: PartResult = {
          date: new Date().toISOString(),
          commit: readCommit(),
          load: [before, readLoad()],
          ...(slower !== undefined && { slower }),
          metrics,
        };
        save(name, part, describeMachine(executablePath));
        failures.push(...findBroken({ parts: { [name]: part } }));
      } catch (error) {
        // The results of the other parts are still useful.
        console.error(error);
        failures.push(`${name} failed: ${String(error)}`);
      }
    }
  } finally {
    await browser?.then(
      (started) => started.close(),
      () => undefined,
    );
    await site?.then(
      ({ server }) => server.close(),
      () => undefined,
    );
  }
  if (failures.length > 0) {
    throw new CommandError(failures.join('\n'));
  }
}

/** How long a part waits until the machine is idle, in milliseconds. */
const QUIET_LIMIT = 180_000;

/** @returns the remaining load. */
async function waitForQuiet(): Promise<number> {
  const end = Date.now() + QUIET_LIMIT;
  while (readLoad() >= BUSY_LOAD && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  return readLoad();
}

/** Adds the result of a part to the others, and prints the changes since the committed results. */
function save(name: string, part: PartResult, machine: Machine): void {
  const now: Results = { machine, parts: { [name]: part } };
  const committed = readCommitted();
  if (committed) {
    const lines = compareResults(committed, now);
    console.log(`Since the last committed result:\n${lines.join('\n') || 'nothing changed'}`);
  }
  const target = part.load[0] >= BUSY_LOAD ? BUSY_RESULTS : RESULTS;
  const file = path.join(ROOT, target);
  const earlier = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Results)
    : undefined;
  const merged = mergeResults(earlier, now);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(merged, undefined, 2)}\n`);
  writeFileSync(file.replace(/json$/, 'md'), renderTable(merged));
  console.log(
    target === RESULTS
      ? `Written: ${target}`
      : `The machine was busy (load ${part.load[0].toFixed(1)}): times are unreliable, and were written to ${target}.`,
  );
}

/** The load of the last minute; 0 on Windows, which has none. */
const readLoad = () => loadavg()[0] ?? 0;

/** Describes the processor, memory and versions, without names and paths of this machine. */
function describeMachine(executablePath: string): Machine {
  const [processor] = cpus();
  return {
    processor: processor?.model.trim() || 'unknown processor',
    cores: cpus().length,
    memory: `${Math.round(totalmem() / 1e9)} GB`,
    system: type(),
    node: process.versions.node,
    browser: execFileSync(executablePath, ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .trim()
      .replace(/ (built|running) on .*$/, ''),
  };
}

function git(...args: string[]): string {
  return execFileSync('git', args, {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 50_000_000,
  });
}

function readCommit(): string {
  try {
    const changed = git('status', '--porcelain', '--', ':!bench').trim() !== '';
    return `${git('rev-parse', '--short', 'HEAD').trim()}${changed ? '+' : ''}`;
  } catch {
    // The sources come from an archive and have no git.
    return 'unknown';
  }
}

function readCommitted(): Results | undefined {
  let text: string;
  try {
    text = git('show', `HEAD:${RESULTS}`);
  } catch {
    // The file was never committed, or there is no git.
    return undefined;
  }
  return JSON.parse(text) as Results;
}
