import { parseDocument } from 'yaml';
import { z } from 'zod';
import type { FrontMatter } from '@/src/shared/page';
import { BuildError } from '../errors';

/** Accepts "Button, IconButton" or a YAML list, and returns a list of names. */
const names = z
  .union([
    z.string().transform((text) => text.split(',').map((name) => name.trim())),
    z.array(z.string()),
  ])
  .pipe(
    z.array(z.string().regex(/^[A-Za-z]\w*$/, 'is no list of names such as "Button, IconButton"')),
  );

/** Maximum length of a title. Search engines and link previews truncate longer ones. */
export const MAX_TITLE = 70;

const schema = z.strictObject({
  title: z.string().max(MAX_TITLE, `is longer than ${MAX_TITLE} characters`).optional(),
  description: z.string().max(160, 'is longer than 160 characters').optional(),
  components: names.default([]),
  hooks: names.default([]),
  utilities: names.optional(),
  githubLabel: z.string().optional(),
  githubSource: z
    .string()
    .regex(/^packages\//, 'does not begin with "packages/"')
    .optional(),
  waiAria: z.url('is no URL').optional(),
  materialDesign: z.url('is no URL').optional(),
  unstyled: z
    .string()
    .regex(/^\/[\w-]+\/.+\/$/, 'is no address such as /base-ui/react-button/')
    .optional(),
  packageName: z.string().optional(),
  disableAd: z.boolean('is neither true nor false').optional(),
  draft: z.boolean('is neither true nor false').optional(),
  withoutPlayground: z
    .string()
    .regex(/^[A-Z].*\.$/, 'is no sentence')
    .optional(),
  formerHashes: z
    .record(z.string(), z.string('has a hash without the hash that replaces it'))
    .optional(),
});

const FIELDS = Object.keys(schema.shape).join(', ');

/** A Markdown file, split into front matter and text. */
export interface SplitSource {
  frontMatter: FrontMatter;
  /** The text. The front matter is replaced by blank lines to keep the line numbers. */
  body: string;
}

/** Front matter: the lines between two lines of `---` at the beginning. A byte order mark is not expected. */
export const FRONT_MATTER = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/;

/**
 * Splits and validates the front matter of a Markdown file.
 * @param source the whole file.
 * @param file its path, for errors.
 * @throws BuildError naming file, line, field and remedy.
 */
export function splitFrontMatter(source: string, file: string): SplitSource {
  // Some editors add a byte order mark.
  return split(source.replace(/^\uFEFF/, ''), file);
}

function split(source: string, file: string): SplitSource {
  const match = FRONT_MATTER.exec(source);
  if (!match) {
    if (source.startsWith('---')) {
      throw new BuildError({
        file,
        line: 1,
        cause: 'the front matter starts with "---" but never ends',
        remedy: 'add a line "---" after the last field',
      });
    }
    return { frontMatter: schema.parse({}) as FrontMatter, body: source };
  }
  const yaml = match[1] ?? '';
  const document = parseDocument(yaml);
  const syntaxError = document.errors[0];
  if (syntaxError) {
    throw new BuildError({
      file,
      line: (syntaxError.linePos?.[0].line ?? 1) + 1,
      cause: `the front matter isn't valid YAML: ${syntaxError.message.split('\n')[0]}`,
      remedy: 'write "field: value" on each line, and quote values that contain a colon',
    });
  }
  const result = schema.safeParse(document.toJS() ?? {});
  if (!result.success) {
    const issue = result.error.issues[0]!;
    if (issue.path.length === 0 && issue.code !== 'unrecognized_keys') {
      throw new BuildError({
        file,
        line: 2,
        cause: "the front matter isn't a list of fields",
        remedy: `write "field: value" on each line, with fields among: ${FIELDS}`,
      });
    }
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
    const field = unknown ?? String(issue.path[0] ?? '');
    throw new BuildError({
      file,
      line: yaml.split(/\r?\n/).findIndex((line) => line.startsWith(`${field}:`)) + 2,
      cause: unknown
        ? `unknown front matter field "${unknown}"`
        : `front matter field "${field}" ${issue.message}`,
      remedy: unknown ? `remove it, or use one of: ${FIELDS}` : `correct the value of "${field}"`,
    });
  }
  const lines = match[0].split('\n').length - 1;
  return {
    frontMatter: result.data as FrontMatter,
    body: '\n'.repeat(lines) + source.slice(match[0].length),
  };
}
