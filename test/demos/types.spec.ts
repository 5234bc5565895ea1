/** Issue 8, point 2: every demo has types without a fault, under the settings of the repository, and hides none. */
import path from 'node:path';
import { expect, test } from '@playwright/test';
import ts from 'typescript';
import type { DemoResult } from '../../src/shared/demoReport';
import { type ListedDemo, listDemos } from './listDemos';
import { RESULTS } from './reporter';

const ROOT = path.resolve(__dirname, '../..');

/** Comments that make the compiler overlook something, and casts that do. */
const HIDDEN = /@ts-(?:ignore|nocheck|expect-error)|\bas any\b|: any\b/;

test('Types of all demos, under strict', async ({ browserName: _ }, info) => {
  const { options, fileNames } = readConfig();
  expect(options.strict, 'strict in tsconfig.json').toBe(true);
  const demos = listDemos();
  const program = ts.createProgram({
    rootNames: fileNames.filter((file) => file.endsWith('.d.ts') || isOfDemo(file, demos)),
    options: { ...options, noEmit: true, incremental: false, tsBuildInfoFile: undefined },
  });
  const results = demos.map((demo): DemoResult => {
    const { pathname, name, file, flavour } = demo;
    const faults = findFaults(program, fileNames, demo);
    return {
      ...{ pathname, name, file, flavour, variant: 'TS', check: 'types' },
      outcome: faults.length > 0 ? 'failed' : 'passed',
      ...(faults.length > 0 && { detail: faults.join('\n') }),
    };
  });
  await info.attach(RESULTS, { body: JSON.stringify(results), contentType: 'application/json' });
  expect(
    results
      .filter(({ outcome }) => outcome === 'failed')
      .map(({ file, detail }) => `${file}: ${detail}`),
  ).toEqual([]);
});

function readConfig(): ts.ParsedCommandLine {
  const file = path.join(ROOT, 'tsconfig.json');
  const { config, error } = ts.readConfigFile(file, ts.sys.readFile);
  if (error) {
    throw new Error(`${file}: ${ts.flattenDiagnosticMessageText(error.messageText, '\n')}`);
  }
  return ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
}

/** What `npm test -- types` reads of a demo is its first file; the others are what that imports. */
const isOfDemo = (file: string, demos: readonly ListedDemo[]) =>
  demos.some((demo) => path.join(ROOT, demo.file) === file);

function findFaults(
  program: ts.Program,
  included: readonly string[],
  { file }: ListedDemo,
): string[] {
  const whole = path.join(ROOT, file);
  const source = program.getSourceFile(whole);
  if (!source || !included.includes(whole)) {
    return ['tsconfig.json does not include it: npm test -- types passes it by'];
  }
  const said = [
    ...program.getSyntacticDiagnostics(source),
    ...program.getSemanticDiagnostics(source),
  ].map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
  const hidden = HIDDEN.exec(source.text)?.[0];
  return [...said, ...(hidden ? [`it hides faults by "${hidden}"`] : [])];
}
