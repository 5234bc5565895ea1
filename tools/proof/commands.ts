/** npm test and npm run proof, with their command-line arguments. */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import path from 'node:path';
import { CommandError } from '../../src/node/errors';
import { ROOT } from '../../src/node/paths';
import { EVIDENCE_FILE } from '../../src/shared/evidence';
import { createPlan, readApiHashes } from './createPlan';
import { writeEvidence } from './evidence';
import { listStages } from './parts';
import { PLAN_VARIABLE, type Plan } from './plan';
import { writeProven } from './proven';
import { countRecords, mergeReports, readReport, writeReport } from './report';
import { readCommit } from './reporter';
import { REPORT_FOLDER, runStages, selectParts } from './run';
import { FRESH_VARIABLE } from './runEnvironment';

/**
 * Runs the gate, which decides whether a change may land, or only the named parts and addresses.
 * @param args command-line arguments: names of parts, prefixes of addresses, `--fresh`.
 * @returns whether nothing failed.
 * @throws CommandError for invalid arguments.
 */
export async function runGate(args: readonly string[]): Promise<boolean> {
  const { values, names, addresses } = parse(args, { fresh: { type: 'boolean' } });
  const isWhole = names.length === 0 && addresses.length === 0;
  const passed = await run({
    command: ['npm test', ...(args.length > 0 ? ['--', ...args] : [])].join(' '),
    stages: selectParts(listStages('gate'), chooseNames(names, addresses)),
    scope: 'gate',
    addresses,
    fresh: values.fresh === true,
  });
  const commit = readCommit();
  // Uncommitted changes have no commit for later comparisons.
  if (passed && isWhole && /^[0-9a-f]+$/.test(commit)) {
    writeProven({ commit, api: readApiHashes() });
  }
  return passed;
}

/**
 * Runs the full proof, one shard of it, or the tests for changes in the working tree; or merges the reports of shards. A
 * whole run and a merge write the evidence of accessibility into the export.
 * @param args command-line arguments: names of parts, prefixes of addresses, `--shard 2/8`, `--changed`, `--fresh`,
 *   `--merge` with folders of reports.
 * @returns whether nothing failed.
 * @throws CommandError for invalid arguments.
 */
export async function runProof(args: readonly string[]): Promise<boolean> {
  const { values, names, addresses, folders } = parse(args, {
    fresh: { type: 'boolean' },
    changed: { type: 'boolean' },
    merge: { type: 'boolean' },
    shard: { type: 'string' },
  });
  const command = ['npm run proof', ...(args.length > 0 ? ['--', ...args] : [])].join(' ');
  if (values.merge === true) {
    const hasPassed = merge(folders, command);
    publishEvidence();
    return hasPassed;
  }
  const { shard } = values;
  if (shard !== undefined && !isShard(String(shard))) {
    throw new CommandError(
      `--shard ${String(shard)} isn't a valid shard: write --shard 2/8 for the second of eight.`,
    );
  }
  const passed = await run({
    command,
    stages: selectParts(
      listStages(values.changed === true ? 'gate' : 'proof', shard as string | undefined),
      chooseNames(names, addresses),
    ),
    scope: values.changed === true ? 'changed' : 'full',
    addresses,
    fresh: values.fresh === true,
  });
  // The report of a part of the proof would replace the results of the other parts.
  if (args.every((arg) => arg === '--fresh')) {
    publishEvidence();
  }
  return passed;
}

/** Writes what the last report says about accessibility into the export, unless there is none. */
function publishEvidence(): void {
  if (existsSync(path.join(ROOT, 'out', EVIDENCE_FILE))) {
    writeEvidence([REPORT_FOLDER]);
  }
}

interface Run {
  command: string;
  stages: Parameters<typeof runStages>[0]['stages'];
  scope: Plan['scope'];
  addresses: readonly string[];
  fresh: boolean;
}

function run({ command, stages, scope, addresses, fresh }: Run): Promise<boolean> {
  return runStages({
    command,
    stages,
    fresh,
    getEnvironment: (part, onLine) => ({
      ...process.env,
      [FRESH_VARIABLE]: fresh ? 'on' : '',
      ...(part.runner === 'playwright' && {
        [PLAN_VARIABLE]: JSON.stringify(createPlan(scope, addresses, onLine)),
      }),
    }),
  });
}

/** If only addresses are given, selects the parts that visit pages. */
const chooseNames = (names: readonly string[], addresses: readonly string[]) =>
  names.length === 0 && addresses.length > 0 ? ['crawl', 'demos', 'use'] : names;

/** Merges reports, writes the result to the default folder, and prints the totals. */
function merge(folders: readonly string[], command: string): boolean {
  if (folders.length === 0) {
    throw new CommandError(
      `Pass the folders of the reports: npm run proof -- --merge shard-1 shard-2. A run writes its own to ${REPORT_FOLDER}.`,
    );
  }
  const reports = folders.map((folder) => readReport(path.resolve(folder, 'report.json')));
  const report = mergeReports(reports, command);
  writeReport(path.join(ROOT, REPORT_FOLDER), report);
  const { passed, remembered, failed } = countRecords(report.records);
  console.log(`Report: ${REPORT_FOLDER}/index.html`);
  console.log(`Remembered from earlier runs: ${remembered}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0;
}

function isShard(text: string): boolean {
  const [, index, total] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  return Number(index) >= 1 && Number(index) <= Number(total);
}

/** @throws CommandError that lists the options. */
function parse(
  args: readonly string[],
  options: NonNullable<Parameters<typeof parseArgs>[0]>['options'] & object,
) {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    return {
      values: values as Readonly<Record<string, string | boolean | undefined>>,
      names: positionals.filter((text) => !text.startsWith('/')),
      addresses: positionals.filter((text) => text.startsWith('/')),
      folders: positionals,
    };
  } catch (error) {
    const known = Object.keys(options).map((name) => `--${name}`);
    throw new CommandError(
      `${error instanceof Error ? error.message : String(error)} The options are: ${known.join(', ')}.`,
    );
  }
}
