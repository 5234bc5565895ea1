/** Checks that docs/architecture matches the code, and that links and settings in the documents are correct. */
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BuildError, type BuildErrorDetails, CommandError } from '@/src/node/errors';
import { ROOT, toPosix } from '@/src/node/paths';
import { findBrokenLinks, findUnlistedCommands } from './checkLinks';
import { SETTINGS_DOCUMENT, compareSettings } from './checkSettings';
import { updateDrawings } from './drawings';
import { listFiles, readImports, type Import } from './readImports';
import { countArrows, findMutualImports, findFolder } from './folders';

/** Folders to read. Tests are left out because they may import everything, and data because only routes import it. */
const CODE = ['pages', 'scripts', 'services', 'src', 'tools'] as const;

/** Layers whose folders are counted. */
const LAYERS = ['src/shared', 'src/node', 'src/site', 'tools'] as const;

/** Layers in which no two folders may import each other. */
const ONE_WAY: readonly string[] = ['src/node', 'src/shared', 'src/site', 'tools'];

interface Options {
  /** The repository. */
  root?: string;
  /** Updates the drawings instead of reporting those that are outdated. */
  write?: boolean;
  oneWay?: readonly string[];
}

/**
 * @returns a line per layer: the number of its arrows between folders, and of the folders that import each other.
 * @throws CommandError that names all errors, each with its file and its remedy.
 */
export function checkArchitecture({
  root = ROOT,
  write = false,
  oneWay = ONE_WAY,
}: Options = {}): string {
  const imports = readImports(root, CODE);
  const documents = readDocuments(root);
  const problems: BuildErrorDetails[] = oneWay.flatMap((layer) =>
    reportMutualImports(layer, imports),
  );
  for (const [file, text] of documents) {
    const { markdown, outdated, broken } = updateDrawings(file, text, imports);
    problems.push(...broken, ...(write ? [] : outdated));
    if (write && markdown !== text) {
      writeFileSync(path.join(root, file), markdown);
    }
  }
  const repository = {
    documents,
    exists: (file: string) => existsSync(path.join(root, file)),
    scripts: readScripts(root),
  };
  problems.push(...findBrokenLinks(repository), ...findUnlistedCommands(repository));
  problems.push(...compareSettings(readCode(root), documents.get(SETTINGS_DOCUMENT) ?? ''));
  if (problems.length > 0) {
    throw new CommandError(problems.map((problem) => new BuildError(problem).message).join('\n\n'));
  }
  return LAYERS.map((layer) => describeLayer(layer, imports)).join('\n');
}

function readScripts(root: string): string[] {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  return Object.keys(scripts);
}

/** The documents about this repository, which are no pages of the site. */
function readDocuments(root: string): Map<string, string> {
  const list = (folder: string, recursive: boolean) =>
    existsSync(path.join(root, folder))
      ? readdirSync(path.join(root, folder), { recursive, encoding: 'utf8' })
          .filter((file) => file.endsWith('.md'))
          .map((file) => path.posix.join(folder, toPosix(file)))
          .sort()
      : [];
  const files = [...list('.', false), ...list('docs', true), ...list('services', true)];
  return new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
}

/** Reads all code that may use settings: the folders above, the files at the root, and `.env`. */
function readCode(root: string): Map<string, string> {
  const atRoot = readdirSync(root).filter((file) => /^\.env$|\.(?:ts|mjs)$/.test(file));
  const files = [...atRoot, ...CODE.flatMap((folder) => listFiles(root, folder))];
  return new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
}

function listArrows(layer: string, imports: readonly Import[]) {
  return countArrows(imports, (file) =>
    file.startsWith(`${layer}/`) ? findFolder(file) : undefined,
  );
}

function reportMutualImports(layer: string, imports: readonly Import[]): BuildErrorDetails[] {
  return findMutualImports(listArrows(layer, imports)).map(({ groups: [a, b], counts }) => {
    // The direction with fewer imports is the one to remove.
    const [from, to] = counts[0] <= counts[1] ? [a, b] : [b, a];
    const files = imports.filter(
      (one) => findFolder(one.from) === from && findFolder(one.to) === to,
    );
    return {
      file: files[0]!.from,
      cause: `${a} and ${b} import each other; ${files.map((one) => `${one.from} imports ${one.to}`).join(', ')}`,
      remedy: `move what both need to a folder that both may import, or pass it in: see docs/architecture/README.md`,
    };
  });
}

function describeLayer(layer: string, imports: readonly Import[]): string {
  const arrows = listArrows(layer, imports);
  const pairs = findMutualImports(arrows);
  const names = pairs.map(
    ({ groups, counts }) => `\n  ${groups.join(' and ')}, ${counts.join(' and ')} imports`,
  );
  return `${layer}: ${arrows.length} arrows between folders, ${pairs.length} pairs of folders that import each other${names.join('')}`;
}
