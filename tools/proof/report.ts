/** The report of a run with the result of each test, as JSON and HTML. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { h } from 'hastscript';
import { toHtml } from 'hast-util-to-html';
import { z } from 'zod';
import { EVIDENCE_CHECKS } from '@/src/shared/evidence';

const OUTCOMES = ['passed', 'remembered', 'failed', 'not checked'] as const;

const recordSchema = z.strictObject({
  /** The part of the run, such as `crawl`. */
  part: z.string().min(1),
  /** The test file, relative to the repository; empty for a part that is one command. */
  file: z.string(),
  name: z.string().min(1),
  /** `remembered`: the test passed in an earlier run, and its inputs haven't changed since. */
  outcome: z.enum(OUTCOMES),
  /** When the test ran, as an ISO date. For a remembered one, the date of the earlier run. */
  date: z.iso.datetime(),
  /** The commit that was tested. */
  commit: z.string(),
  /** Duration in this run, in milliseconds. */
  duration: z.number().nonnegative(),
  /** The number of checks. A part that is remembered as a whole counts its tests. */
  count: z.int().positive(),
  /** The first lines of the error. */
  error: z.string().optional(),
  /** What the test says about the accessibility of a page. */
  about: z
    .strictObject({
      /** Address with trailing slash. */
      page: z.string(),
      check: z.enum(EVIDENCE_CHECKS),
      /** Such as `dark rtl 390 px`. */
      setting: z.string(),
      browser: z.string(),
      /** The faults of the library or the browser that the test found and tolerates, a sentence each. */
      limits: z.array(z.string()).optional(),
    })
    .optional(),
});

const reportSchema = z.strictObject({
  date: z.iso.datetime(),
  commit: z.string(),
  /** The command, such as `npm run proof -- --shard 2/8`. */
  command: z.string(),
  records: z.array(recordSchema),
});

/** A test, or a part that is one command. */
export type TestRecord = z.infer<typeof recordSchema>;
export type Report = z.infer<typeof reportSchema>;

/** Counts of a part or of a whole run. */
export type Counts = Record<(typeof OUTCOMES)[number], number> & { seconds: number };

/** Adds up records. `seconds` is the sum of the tests' durations, including those that ran in parallel. */
export function countRecords(records: readonly TestRecord[]): Counts {
  const counts: Counts = { passed: 0, remembered: 0, failed: 0, 'not checked': 0, seconds: 0 };
  for (const { outcome, count, duration } of records) {
    counts[outcome] += count;
    counts.seconds += duration / 1000;
  }
  return counts;
}

/** @throws Error that names the file when it isn't a valid report. */
export function readReport(file: string): Report {
  try {
    return reportSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(`${file} is not a report of this version: run the part again.`, {
      cause: error,
    });
  }
}

/** Writes `report.json` and `index.html` into a folder. */
export function writeReport(folder: string, report: Report): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'report.json'), `${JSON.stringify(report, null, 1)}\n`);
  writeFileSync(path.join(folder, 'index.html'), renderReport(report));
}

/**
 * Merges reports of shards. If several contain a test, the last run counts, not the last report: a remembered verdict
 * has the date of its own run.
 * @param reports at least one.
 */
export function mergeReports(reports: readonly Report[], command: string): Report {
  const latest = new Map<string, TestRecord>();
  for (const record of reports.flatMap(({ records }) => records)) {
    const key = JSON.stringify([record.part, record.file, record.name]);
    const known = latest.get(key);
    if (!known || known.date <= record.date) {
      latest.set(key, record);
    }
  }
  const [last] = [...reports].sort((a, b) => b.date.localeCompare(a.date));
  return { date: last!.date, commit: last!.commit, command, records: [...latest.values()] };
}

const STYLE = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
body { max-width: 75rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse; width: 100%; margin: 1rem 0 }
th, td { text-align: start; padding: .25rem .75rem .25rem 0; border-bottom: 1px solid #8884; vertical-align: top }
td.number { text-align: end; font-variant-numeric: tabular-nums }
pre { white-space: pre-wrap; margin: .25rem 0 }
.failed { color: light-dark(#b3261e, #f2b8b5); font-weight: 600 }
details { margin: .5rem 0 }`;

/** Renders a standalone page: parts with their counts, failures, and every test with its verdict. */
function renderReport({ date, commit, command, records }: Report): string {
  const parts = [...new Set(records.map(({ part }) => part))];
  const failures = records.filter(({ outcome }) => outcome === 'failed');
  const row = (name: string, { passed, remembered, failed, seconds, ...counts }: Counts) =>
    h('tr', [
      h('th', { scope: 'row' }, name),
      ...[passed, remembered, failed, counts['not checked']].map((count, index) =>
        h('td', { class: index === 2 && count > 0 ? 'number failed' : 'number' }, String(count)),
      ),
      h('td', { class: 'number' }, seconds.toFixed(0)),
    ]);
  return toHtml([
    { type: 'doctype' },
    h('html', { lang: 'en' }, [
      h('head', [
        h('meta', { charset: 'utf-8' }),
        h('meta', { name: 'viewport', content: 'width=device-width' }),
        h('title', 'Proof report'),
        h('style', STYLE),
      ]),
      h('body', [
        h('h1', 'Proof report'),
        h('p', ['Run: ', h('code', command), `, ended ${date}, commit ${commit || 'unknown'}`]),
        h('table', [
          h('thead', [
            h(
              'tr',
              ['Part', 'Passed', 'Remembered', 'Failed', 'Not checked', 'Seconds'].map((text) =>
                h('th', { scope: 'col' }, text),
              ),
            ),
          ]),
          h('tbody', [
            ...parts.map((part) =>
              row(part, countRecords(records.filter((record) => record.part === part))),
            ),
            row('All', countRecords(records)),
          ]),
        ]),
        h('h2', 'Failures'),
        ...(failures.length === 0 ? [h('p', 'None.')] : []),
        ...failures.map(({ part, file, name, error = '' }) =>
          h('details', { open: true }, [
            h('summary', { class: 'failed' }, `${part}: ${file} › ${name}`),
            h('pre', error),
          ]),
        ),
        h('h2', 'Tests'),
        ...parts.map((part) =>
          h('details', [
            h('summary', part),
            h('table', [
              h('tbody', [
                ...records
                  .filter((record) => record.part === part)
                  .map(({ name, outcome, date: ran, commit: on, duration }) =>
                    h('tr', [
                      h('td', name),
                      h('td', { class: outcome }, outcome),
                      h('td', ran),
                      h('td', on),
                      h('td', { class: 'number' }, `${duration} ms`),
                    ]),
                  ),
              ]),
            ]),
          ]),
        ),
      ]),
    ]),
  ]);
}
