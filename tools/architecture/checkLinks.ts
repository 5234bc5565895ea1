/** Finds broken links, file names, and commands in the repository's Markdown files. */
import path from 'node:path';
import type { Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { BuildErrorDetails } from '@/src/node/errors';

interface Repository {
  /** Texts of the Markdown files to check, by their path from the repository. */
  documents: ReadonlyMap<string, string>;
  /** Whether a path from the repository is a file or a folder. */
  exists: (file: string) => boolean;
  /** Names of the scripts of package.json. */
  scripts: readonly string[];
}

/** Matches inline code that is the path of a file or folder, without placeholders and patterns. */
const FILE_NAME =
  /^(?:\.github|bench|data|docs|pages|public|scripts|services|src|test|tools|translations)\/[\w./[\]-]*$/;

const COMMANDS_DOCUMENT = 'docs/contributing/commands.md';

/** @returns an error for each script of package.json that the list of commands doesn't have. */
export function findUnlistedCommands({ documents, scripts }: Repository): BuildErrorDetails[] {
  const list = documents.get(COMMANDS_DOCUMENT) ?? '';
  return scripts
    .filter((name) => !new RegExp(`\\bnpm (?:run )?${name}\\b(?![:-])`).test(list))
    .map((name) => ({
      file: COMMANDS_DOCUMENT,
      cause: `the script "${name}" of package.json is not listed`,
      remedy: `add a row for npm run ${name}`,
    }));
}

/** @returns an error for each broken link, file name, and command. */
export function findBrokenLinks({ documents, exists, scripts }: Repository): BuildErrorDetails[] {
  const trees = new Map([...documents].map(([file, text]) => [file, parse(text)]));
  const anchors = new Map([...trees].map(([file, tree]) => [file, listAnchors(tree)]));
  return [...trees].flatMap(([file, tree]) => {
    const problems: BuildErrorDetails[] = [];
    visit(tree, (node) => {
      const problem = checkNode(file, node);
      if (problem) {
        problems.push({ file, line: node.position?.start.line, ...problem });
      }
    });
    return problems;
  });

  function checkNode(
    file: string,
    node: Nodes,
  ): Pick<BuildErrorDetails, 'cause' | 'remedy'> | undefined {
    if (node.type === 'inlineCode' || node.type === 'code') {
      const commands = [...node.value.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name]) => name!);
      const unknown = commands.find((name) => !scripts.includes(name));
      if (unknown !== undefined) {
        return {
          cause: `package.json has no script "${unknown}"`,
          remedy: `use one of: ${scripts.join(', ')}`,
        };
      }
    }
    if (node.type === 'inlineCode' && FILE_NAME.test(node.value)) {
      return exists(node.value)
        ? undefined
        : { cause: `there is no ${node.value}`, remedy: 'name a file or a folder that exists' };
    }
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') {
      return undefined;
    }
    // The address has a scheme, or belongs to the published site.
    if (/^(?:[a-z]+:|\/)/i.test(node.url)) {
      return undefined;
    }
    const [name = '', anchor] = decodeURI(node.url).split('#');
    const target = name === '' ? file : path.posix.join(path.posix.dirname(file), name);
    if (!exists(target)) {
      return {
        cause: `the link ${node.url} refers to ${target}, which doesn't exist`,
        remedy: 'correct the path, which is relative to the file with the link',
      };
    }
    if (anchor !== undefined && anchors.get(target)?.has(anchor) === false) {
      return {
        cause: `the link ${node.url} has an anchor that ${target} doesn't have`,
        remedy: `use one of: ${[...(anchors.get(target) ?? [])].join(', ')}`,
      };
    }
    return undefined;
  }
}

function parse(markdown: string): Root {
  return unified().use(remarkParse).use(remarkGfm).parse(markdown);
}

/** The anchors that GitHub gives to the headings of a document. */
function listAnchors(tree: Root): Set<string> {
  const anchors = new Set<string>();
  visit(tree, 'heading', (heading) => {
    const base = toString(heading)
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
      .replaceAll(' ', '-');
    let anchor = base;
    for (let n = 1; anchors.has(anchor); n += 1) {
      anchor = `${base}-${n}`;
    }
    anchors.add(anchor);
  });
  return anchors;
}
