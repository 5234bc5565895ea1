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

/** The first file of a demo; the others are what that imports. */
const isOfDemo = (file: string, demos: readonly ListedDemo[]) =>
  demos.some((demo) => path.join(ROOT, demo.file) === file);

function findFaults(
  program: ts.Program,
  included: readonly string[],
  { file }: ListedDemo,
): string[] {
  const whole = path.join(ROOT, file);
  return listModules(program, whole).flatMap((source) => {
    const name = path.relative(ROOT, source.fileName);
    const said = [
      ...(included.includes(source.fileName)
        ? []
        : ['tsconfig.json does not include it: npm test -- types passes it by']),
      ...[
        ...program.getSyntacticDiagnostics(source),
        ...program.getSemanticDiagnostics(source),
      ].map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' ')),
    ];
    const hidden = HIDDEN.exec(source.text)?.[0];
    return [...said, ...(hidden ? [`it hides faults by "${hidden}"`] : [])].map(
      (fault) => `${name}: ${fault}`,
    );
  });
}

/** A file and all that it imports from beside it. @throws Error for one that is not there. */
function listModules(
  program: ts.Program,
  file: string,
  found = new Set<ts.SourceFile>(),
): readonly ts.SourceFile[] {
  const source = program.getSourceFile(file);
  if (!source) {
    throw new Error(`${file} is no part of the program: is it there, and in tsconfig.json?`);
  }
  if (!found.has(source)) {
    found.add(source);
    for (const { fileName } of ts.preProcessFile(source.text).importedFiles) {
      const target = fileName.startsWith('.')
        ? ts.resolveModuleName(fileName, file, program.getCompilerOptions(), ts.sys).resolvedModule
        : undefined;
      if (target && /\.tsx?$/.test(target.resolvedFileName)) {
        listModules(program, target.resolvedFileName, found);
      }
    }
  }
  return [...found];
}
