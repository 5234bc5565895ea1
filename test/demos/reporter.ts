/** Gathers what all tests found of each demo into one file of data. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import {
  DEMO_REPORT_FILE,
  type DemoReport,
  type DemoResult,
  demoReportSchema,
} from '../../src/shared/demoReport';
import { FULL } from '../selection';
import { listDemos } from './listDemos';

/** Name of the attachment by which a test hands its results over. */
export const RESULTS = 'demo-results';

/** Kind of the annotation of a visit that had to be made twice. */
export const NO_ANSWER = 'no answer';

const ROOT = path.resolve(__dirname, '../..');

export default class DemoReporter implements Reporter {
  private readonly results: DemoResult[] = [];
  private readonly unanswered: string[] = [];

  onTestEnd(_test: TestCase, { attachments, annotations }: TestResult): void {
    for (const { type, description = '' } of annotations) {
      if (type === NO_ANSWER) {
        this.unanswered.push(description);
      }
    }
    for (const { name, body } of attachments) {
      if (name === RESULTS && body) {
        this.results.push(...(JSON.parse(body.toString()) as DemoResult[]));
      }
    }
  }

  /** @throws ZodError when a test handed over something that is no result. */
  onEnd(): void {
    const report: DemoReport = demoReportSchema.parse({
      date: new Date().toISOString(),
      full: FULL,
      demos: listDemos(path.join(ROOT, 'out')).length,
      results: this.results,
    } satisfies DemoReport);
    const file = path.join(ROOT, DEMO_REPORT_FILE);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(report, null, 1)}\n`);
    const failed = report.results.filter(({ outcome }) => outcome === 'failed').length;
    console.log(
      `\n${report.results.length} checks of demos, ${failed} failed; all of them in ${DEMO_REPORT_FILE}`,
    );
    for (const what of this.unanswered) {
      console.log(`Visited once more, because the browser stopped answering: ${what}`);
    }
  }

  printsToStdio(): boolean {
    return false;
  }
}
