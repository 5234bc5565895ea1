/** Reads and validates the data of a playground. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { BuildError } from '../errors';
import { ROOT } from '../paths';
import { type PlaygroundConfig, playgroundSchema } from './schema';

/** Throws a BuildError for the file of a playground. */
export type Fail = (cause: string, remedy: string) => never;

/** Path of the data of a page's playground, relative to the repository. */
export function getPlaygroundFile(markdownFile: string): string {
  return markdownFile.replace(/\.md$/, '.playground.json');
}

/** Creates the function that reports an error in the data of a page's playground. */
export function createFail(markdownFile: string): Fail {
  return (cause, remedy) => {
    throw new BuildError({ file: getPlaygroundFile(markdownFile), cause, remedy });
  };
}

/**
 * Reads the data of a page's playground.
 * @param markdownFile path of the page's Markdown, relative to the repository.
 * @returns undefined for a page without a playground.
 * @throws BuildError naming file, cause and remedy.
 */
export function readConfig(markdownFile: string): PlaygroundConfig | undefined {
  const file = path.join(ROOT, getPlaygroundFile(markdownFile));
  return existsSync(file)
    ? parseConfig(readFileSync(file, 'utf8'), createFail(markdownFile))
    : undefined;
}

function parseConfig(source: string, fail: Fail): PlaygroundConfig {
  let data: unknown;
  try {
    data = JSON.parse(source);
  } catch (error) {
    return fail(`it is no JSON: ${(error as Error).message}`, 'correct the syntax');
  }
  const result = playgroundSchema.safeParse(data);
  if (result.success) {
    return result.data;
  }
  const issue = findIssue(result.error.issues[0]!);
  const place = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') {
    return fail(
      `unknown field "${[...issue.path, issue.keys[0]].join('.')}"`,
      `remove it, or use one of: ${Object.keys(playgroundSchema.shape).join(', ')}`,
    );
  }
  const detail = issue.code === 'invalid_key' ? issue.issues[0]?.message : issue.message;
  return fail(`"${place}" ${detail}`, `correct the value of "${place}"`);
}

type Issue = z.core.$ZodIssue;

/**
 * Finds the most deeply nested error of a union ("text or element"), which belongs to the form that the writer
 * intended.
 */
function findIssue(issue: Issue): Issue {
  if (issue.code !== 'invalid_union') {
    return issue;
  }
  const inner = issue.errors.flat().map(findIssue);
  const deepest = inner.reduce<Issue | undefined>(
    (found, other) => (found && found.path.length >= other.path.length ? found : other),
    undefined,
  );
  return deepest ? { ...deepest, path: [...issue.path, ...deepest.path] } : issue;
}
