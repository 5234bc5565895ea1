/** Runs compiled files: the demo first, and the other files when they are required. */
import type { ComponentType } from 'react';
import type { CompiledFile } from './compile';
import { LiveError, getSourceName } from './liveError';
import { createLoopGuard } from './loopGuard';
import { type ModuleExports, loadModules } from './registry';
import { type ModuleBody, runAsModule } from './runAsModule';

const ENDINGS = ['', '.tsx', '.ts', '.jsx', '.js', '.json', '/index.tsx', '/index.ts', '/index.js'];

/** Returns the file that a relative import refers to. */
export function resolveFile(
  from: string,
  specifier: string,
  names: readonly string[],
): string | undefined {
  // URL resolves relative paths. A `..` above the demo's folder stays a part of the name.
  const folders = from.split('/').slice(0, -1);
  for (const step of specifier.split('/')) {
    if (step === '..' && folders.length > 0 && folders.at(-1) !== '..') {
      folders.pop();
    } else if (step !== '.' && step !== '') {
      folders.push(step);
    }
  }
  const path = folders.join('/');
  // As in TypeScript, `./seeds.js` can refer to seeds.ts.
  const plain = path.replace(/\.jsx?$/, '');
  return [...ENDINGS.map((ending) => path + ending), `${plain}.tsx`, `${plain}.ts`].find((name) =>
    names.includes(name),
  );
}

/**
 * Loads the imports of the files and runs them.
 * @param session number in the file names of stack traces.
 * @param read makes a function of a module's body. Tests outside the browser pass another one.
 * @returns the default export of the first file.
 * @throws LiveError, or any error of the code.
 */
export async function evaluate(
  files: readonly CompiledFile[],
  session: number,
  read: (code: string, name: string) => Promise<ModuleBody> = runAsModule,
): Promise<ComponentType> {
  const names = files.map(({ name }) => name);
  const packages = new Set(files.flatMap(({ imports }) => imports).filter(isPackage));
  const [modules, bodies] = await Promise.all([
    loadModules([...packages]),
    Promise.all(
      files.map(
        async ({ name, code }) => [name, await read(code, getSourceName(session, name))] as const,
      ),
    ).then((entries) => new Map(entries)),
  ]);
  const ran = new Map<string, { exports: ModuleExports }>();

  const run = (file: CompiledFile): ModuleExports => {
    const known = ran.get(file.name);
    if (known) {
      return known.exports;
    }
    const module: { exports: ModuleExports } = { exports: {} };
    ran.set(file.name, module);
    const require = (specifier: string): unknown => {
      if (isPackage(specifier)) {
        const found = modules.get(specifier) ?? new LiveError('liveNoPackage', { name: specifier });
        if (found instanceof LiveError) {
          throw new LiveError(found.key, found.values, findImport(file, specifier));
        }
        return found;
      }
      const target = resolveFile(file.name, specifier, names);
      const next = files.find(({ name }) => name === target);
      if (!next) {
        throw new LiveError('liveNoFile', { name: specifier }, findImport(file, specifier));
      }
      return run(next);
    };
    bodies.get(file.name)?.(require, module, module.exports, createLoopGuard());
    return module.exports;
  };

  const entry = files[0] && run(files[0]);
  const Component = entry?.default;
  if (!isComponent(Component)) {
    throw new LiveError('liveNoComponent');
  }
  return Component;
}

function isPackage(specifier: string): boolean {
  return !specifier.startsWith('.');
}

/** A function component, or the result of memo() or forwardRef(). */
function isComponent(value: unknown): value is ComponentType {
  return (
    typeof value === 'function' ||
    (typeof value === 'object' && value !== null && '$$typeof' in value && !('props' in value))
  );
}

/** Returns the line of an import. Compiled code has the same line numbers as the source. */
function findImport({ code }: CompiledFile, specifier: string): number | undefined {
  const index = [`require('${specifier}')`, `require("${specifier}")`]
    .map((call) => code.indexOf(call))
    .find((position) => position !== -1);
  return index === undefined ? undefined : code.slice(0, index).split('\n').length;
}
