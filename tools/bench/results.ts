/** The results of the bench: their format, their comparison with earlier ones, and their table. */

export interface Metric {
  /** The page or other subject of the measurement. */
  subject: string;
  measure: string;
  unit: 'kB' | 'ms' | 's' | 'GB' | 'MB' | 'bytes' | 'points' | '';
  /** The median of the runs. `null` if it couldn't be measured; `note` has the reason. */
  value: number | null;
  /** All runs, in order; undefined for exact figures. */
  runs?: readonly number[];
  /** How it was measured if the name doesn't say so, or why it wasn't measured. */
  note?: string;
  /** The same of the documentation of Material UI, measured on another machine: see calibrate.ts. */
  reference?: number;
  /** The same of the documentation of VitePress, measured there. */
  vitepress?: number;
  /** Next and React with one heading. */
  empty?: number;
  budget?: number;
  /** Budgets are upper limits, except for points. */
  higherIsBetter?: boolean;
  /** Whether the bench fails if the exact figure is over its budget. */
  mustKeep?: boolean;
}

/** One part of the bench. */
export interface PartResult {
  /** ISO date. */
  date: string;
  /** Short hash of the commit, with `+` when files were changed since. */
  commit: string;
  /** Load average of the last minute, before and after. */
  load: readonly [before: number, after: number];
  /**
   * The slowdown factor that makes the processor as slow as the reference machine's; undefined if it wasn't slowed
   * down.
   */
  slower?: number;
  metrics: readonly Metric[];
}

export interface Machine {
  processor: string;
  cores: number;
  memory: string;
  system: string;
  node: string;
  browser: string;
}

export interface Results {
  machine: Machine;
  parts: Readonly<Record<string, PartResult>>;
}

/** From this load on, times depend more on the machine than on the site. */
export const BUSY_LOAD = 2;

/**
 * Returns the median, which is the mean of the two middle values for an even count. @throws Error for an empty list.
 */
export function getMedian(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  if (upper === undefined) {
    throw new Error('There is no median because no run was measured');
  }
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** Merges results. Parts that weren't run keep their results. */
export function mergeResults(before: Results | undefined, now: Results): Results {
  const sameMachine = JSON.stringify(before?.machine) === JSON.stringify(now.machine);
  return { machine: now.machine, parts: { ...(sameMachine && before?.parts), ...now.parts } };
}

/** Whether a figure is within its budget; undefined without a value or a budget. */
export function isWithinBudget({ value, budget, higherIsBetter }: Metric): boolean | undefined {
  if (value === null || budget === undefined) {
    return undefined;
  }
  return higherIsBetter ? value >= budget : value <= budget;
}

/** Returns a line for each exact figure over its budget. */
export function findBroken({ parts }: Pick<Results, 'parts'>): string[] {
  return Object.values(parts)
    .flatMap(({ metrics }) => metrics)
    .filter((metric) => metric.mustKeep && isWithinBudget(metric) === false)
    .map(
      (metric) =>
        `${metric.subject}: ${metric.measure} is ${format(metric)}, the limit is ${metric.budget}: find what lists all pages in it`,
    );
}

/**
 * Compares results with earlier ones, for the parts that both have.
 * @returns a line per figure that differs, including those that couldn't be measured before or now.
 */
export function compareResults(before: Results, now: Results): string[] {
  const lines: string[] = [];
  if (JSON.stringify(before.machine) !== JSON.stringify(now.machine)) {
    lines.push('Another machine, browser or Node: times cannot be compared, bytes can.');
  }
  for (const [name, part] of Object.entries(now.parts)) {
    const earlier = before.parts[name];
    for (const metric of earlier ? part.metrics : []) {
      const former = earlier?.metrics.find(
        ({ subject, measure }) => subject === metric.subject && measure === metric.measure,
      );
      if (former?.value !== metric.value) {
        const share =
          former?.value && metric.value !== null
            ? ` (${metric.value > former.value ? '+' : ''}${((100 * (metric.value - former.value)) / former.value).toFixed(1)} %)`
            : '';
        lines.push(
          `${metric.subject} ${metric.measure}: ${former ? format(former) : 'new'} → ${format(metric)}${share}`,
        );
      }
    }
    const gone = (earlier?.metrics ?? []).filter(
      ({ subject, measure }) =>
        !part.metrics.some((metric) => metric.subject === subject && metric.measure === measure),
    );
    lines.push(
      ...gone.map((metric) => `${metric.subject} ${metric.measure}: ${format(metric)} → gone`),
    );
  }
  return lines;
}

/** A value with its unit; `not there yet` or another note where there is none. */
export function format({ value, unit, note }: Pick<Metric, 'value' | 'unit' | 'note'>): string {
  return value === null ? (note ?? 'not measured') : `${formatNumber(value)} ${unit}`.trim();
}

function formatNumber(value: number): string {
  const digits = Number.isInteger(value)
    ? 0
    : Math.abs(value) < 1
      ? 3
      : Math.abs(value) < 100
        ? 1
        : 0;
  return value.toLocaleString('en-US', { minimumFractionDigits: 0, maximumFractionDigits: digits });
}

const cell = (value: number | undefined) => (value === undefined ? '' : formatNumber(value));

/** The table as Markdown. */
export function renderTable({ machine, parts }: Results): string {
  const lines = [
    '# Bench',
    '',
    'Written by `npm run bench`. Reference (the documentation of Material UI) and VitePress were measured the same way on',
    'another machine: bytes compare, times only roughly. The processor is slowed down until the empty page (Next, React, a',
    'heading) takes the 0.2 s of main-thread work that it took there at 4×.',
    '',
    `${machine.processor}, ${machine.cores} cores, ${machine.memory}, ${machine.system}, Node ${machine.node}, ${machine.browser}`,
  ];
  for (const [name, { date, commit, load, slower, metrics }] of Object.entries(parts)) {
    const busy = load[0] >= BUSY_LOAD ? ': **a busy machine, its times say little**' : '';
    const slowness = slower === undefined ? '' : `, slowed down ${slower}× in the browser`;
    lines.push(
      '',
      `## ${name}`,
      '',
      `${date.slice(0, 10)}, commit ${commit}, load ${load.map((value) => value.toFixed(1)).join(' → ')}${slowness}${busy}`,
      '',
      '| what | measure | here | range | reference | VitePress | empty page | budget | |',
      '|---|---|--:|--:|--:|--:|--:|--:|---|',
    );
    const notes = new Set<string>();
    for (const metric of metrics) {
      const { subject, measure, runs = [], reference, vitepress, empty, budget } = metric;
      const kept = isWithinBudget(metric);
      const range =
        runs.length > 1
          ? `${formatNumber(Math.min(...runs))}–${formatNumber(Math.max(...runs))}`
          : '';
      const limit =
        budget === undefined ? '' : `${metric.higherIsBetter ? '≥' : '≤'} ${formatNumber(budget)}`;
      const verdict = kept === undefined ? '' : kept ? 'kept' : '**missed**';
      lines.push(
        `| ${[subject, measure, format(metric), range, cell(reference), cell(vitepress), cell(empty), limit, verdict].join(' | ')} |`,
      );
      if (metric.note && metric.value !== null) {
        notes.add(`${measure}: ${metric.note}`);
      }
    }
    notes.forEach((note) => lines.push('', note));
  }
  return `${lines.join('\n')}\n`;
}
