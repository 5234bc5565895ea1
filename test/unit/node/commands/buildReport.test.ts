import { describe, expect, test } from '@jest/globals';
import { createBuildReport, formatTotal } from '@/src/node/commands/buildReport';
import { reportMessage } from '@/src/node/commands/buildProgress';

/** Creates a report with a clock that the test sets, in seconds. */
function createReport({ isTerminal }: { isTerminal: boolean }) {
  const out = { text: '', seconds: 0 };
  const report = createBuildReport({
    write: (text) => {
      out.text += text;
    },
    isTerminal,
    now: () => out.seconds * 1000,
    usual: { packages: 10, content: 10, compile: 50, pages: 20, export: 10, files: 5, offline: 5 },
  });
  return { report, out };
}

describe('in a log', () => {
  test('each phase begins and ends with a line, and notes carry its number', () => {
    const { report, out } = createReport({ isTerminal: false });
    report.start('packages');
    report.note('packages', 'one\ntwo');
    out.seconds = 10;
    report.end('packages');
    expect(out.text.split('\n')).toEqual([
      '[1/7] Reading the packages (about 1 min 40 s left)',
      '[1/7]   one',
      '[1/7]   two',
      '[1/7]   packages: 10 s',
      '',
    ]);
  });

  test('a long phase shows progress and the time left every 15 seconds', () => {
    const { report, out } = createReport({ isTerminal: false });
    report.start('pages');
    out.text = '';
    report.progress('pages', 100, 400);
    for (out.seconds = 1; out.seconds <= 31; out.seconds += 1) {
      report.tick();
    }
    expect(out.text).toBe(
      '[4/7] pages 100/400, 15 s · about 2 min 5 s left\n[4/7] pages 100/400, 30 s · about 2 min 50 s left\n',
    );
  });

  test('has no control codes', () => {
    const { report, out } = createReport({ isTerminal: false });
    report.start('packages');
    report.progress('packages', 1, 2);
    out.seconds = 20;
    report.tick();
    report.print('an error\n');
    report.end('packages');
    report.clear();
    // eslint-disable-next-line no-control-regex -- control codes are what must not be there
    expect(out.text).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/);
  });
});

describe('on a terminal', () => {
  test('one line is overwritten with all running phases, and erased before others', () => {
    const { report, out } = createReport({ isTerminal: true });
    report.start('content');
    report.start('compile');
    out.text = '';
    out.seconds = 5;
    report.progress('content', 10, 100);
    expect(out.text).toBe(
      '\r[2/7] content 10/100, 5.0 s · [3/7] compile 5.0 s · about 1 min 35 s left\u001b[K',
    );
    out.text = '';
    report.print('an error\n');
    expect(out.text).toBe('\r\u001b[Kan error\n');
  });
});

test('a skipped phase is reported without a duration', () => {
  const { report, out } = createReport({ isTerminal: false });
  report.omit('compile');
  expect(out.text).toBe('[3/7] Compiling (next build): nothing changed\n');
  expect(report.getDurations()).toEqual({});
});

test('messages of a step reach the report; others are refused', () => {
  const { report, out } = createReport({ isTerminal: false });
  reportMessage(report, { type: 'start', phase: 'export' });
  out.seconds = 3;
  reportMessage(report, { type: 'progress', phase: 'export', done: 7, total: 7 });
  expect(reportMessage(report, { type: 'end', phase: 'export' })).toMatchObject({ type: 'end' });
  expect(out.text).toContain('[5/7]   export: 7 pages in 3.0 s\n');
  expect(() => reportMessage(report, { type: 'end', phase: 'another' })).toThrow();
});

test('the last line has the total duration and that of each phase', () => {
  const { report, out } = createReport({ isTerminal: false });
  report.start('packages');
  out.seconds = 4;
  report.end('packages');
  report.start('compile');
  expect(report.getDurations()).toEqual({ packages: 4 });
  expect(formatTotal({ packages: 4, compile: 80 }, 90)).toBe(
    'Built the site into out/ in 1 min 30 s: packages 4.0 s, compile 1 min 20 s',
  );
  expect(formatTotal({ packages: 4 }, 90, 71)).toBe(
    'Built the site into out/ in 2 min 41 s: install 1 min 11 s, packages 4.0 s',
  );
});
