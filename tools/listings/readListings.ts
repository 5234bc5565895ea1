/** Reads the listings of a Markdown page as modules of one project. */
import path from 'node:path';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** A listing as a module. */
export interface Listing {
  /** Path of the module inside the page's project, such as `src/theme.ts`. */
  file: string;
  code: string;
  /** Line of the Markdown file where the listing's first line is. */
  line: number;
  /** The file name above the listing, if it has one. */
  title: string | undefined;
}

const EXTENSIONS: Readonly<Record<string, string>> = { ts: 'ts', tsx: 'tsx', js: 'js', jsx: 'jsx' };

/**
 * Reads the file name above a listing.
 * @param meta the text after the language, such as `title="src/theme.ts"`.
 */
export function readTitle(meta: string | null | undefined): string | undefined {
  return /^title="([^"]+\.\w+)"$/.exec(meta?.trim() ?? '')?.[1];
}

/**
 * Reads the listings in TypeScript and JavaScript. A listing with a file name gets its path, so that others can import
 * it. A second one with the same name is another version of the file, which can't be imported.
 */
export function readListings(tree: Root): Listing[] {
  const listings: Listing[] = [];
  visit(tree, 'code', (node) => {
    const extension = EXTENSIONS[node.lang ?? ''];
    if (extension === undefined) {
      return;
    }
    const title = readTitle(node.meta);
    const place = `listing${listings.length + 1}`;
    const isNew = title !== undefined && !listings.some(({ file }) => file === title);
    listings.push({
      file: isNew
        ? title
        : path.posix.join(path.posix.dirname(title ?? ''), `${place}.${extension}`),
      code: node.value,
      line: (node.position?.start.line ?? 0) + 1,
      title,
    });
  });
  return listings;
}

/**
 * Completes a fragment so that it is a module. JSX becomes the content of a component, and names of components that
 * it doesn't import are imported. A listing that imports something has to be complete.
 * @param imports import specifiers by name, for fragments.
 * @returns the code, with the same lines as the listing after `before`.
 */
export function completeListing(
  { code }: Listing,
  imports: ReadonlyMap<string, string>,
): { code: string; before: number } {
  const isComplete = /^\s*(import|export)\b/m.test(code);
  if (isComplete) {
    return { code, before: 0 };
  }
  const names = [...new Set(code.match(/\b[A-Za-z]\w*/g) ?? [])].filter(
    (name) =>
      imports.has(name) &&
      !new RegExp(`(const|function|class|type|interface) ${name}\\b`).test(code),
  );
  const head = [...names.map((name) => imports.get(name)!), 'export {};'];
  return /^\s*</.test(code)
    ? { code: [...head, 'void (<>', code, '</>);'].join('\n'), before: head.length + 1 }
    : { code: [...head, code].join('\n'), before: head.length };
}
