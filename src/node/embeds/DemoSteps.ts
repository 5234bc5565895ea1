/** The states of an app that a tutorial makes step by step, with what each changes in the previous one. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { diffArrays } from 'diff';
import { z } from 'zod';
import { getDemoName } from '../demos/readDemo';
import { BuildError } from '../errors';
import { highlightLines } from '../markdown/highlight';
import { ROOT } from '../paths';
import { createEmbed } from './embed';
import { getEmbedTexts } from './embedTexts';

const step = z.strictObject({
  /** A demo of the page, of one file: `TutorialFields.tsx`. */
  demo: z.string().regex(/^\w+\.tsx$/),
  title: z.string(),
});

/** `{{"component": "DemoSteps", "steps": [{ "demo": "TutorialFields.tsx", "title": "Fields" }, …]}}`. */
export const DemoSteps = createEmbed({
  given: z.strictObject({ steps: z.array(step).min(2) }),
  prepare: ({ steps }, { file, line, t }) => {
    const files = steps.map(({ demo }) => `${path.posix.dirname(file)}/${demo}`);
    const missing = files.find((name) => !existsSync(path.join(ROOT, name)));
    if (missing !== undefined) {
      throw new BuildError({
        ...{ file, line },
        cause: `the demo ${missing} doesn't exist`,
        remedy: 'write it, or correct the name in "steps"',
      });
    }
    const codes = files.map((name) => readFileSync(path.join(ROOT, name), 'utf8').trimEnd());
    const states = steps.map(({ demo, title }, index) => {
      const { html, added, removed } = compareCode(codes[index - 1], codes[index]!);
      const values = { added: String(added), removed: String(removed) };
      return {
        title: t('demoStepsTitle', { number: String(index + 1), title }),
        anchor: getDemoName(demo),
        changes: index === 0 ? '' : t('demoStepsChanges', values),
        html,
      };
    });
    return { props: { states, texts: getEmbedTexts('demoSteps', t) }, files };
  },
  // The page has the code of the demos.
  toMarkdown: ({ states }) => [
    {
      type: 'list',
      children: states.map(({ title, anchor, changes }) => ({
        type: 'listItem',
        children: [
          {
            type: 'paragraph',
            children: [{ type: 'text', value: `${title} (${anchor}). ${changes}`.trim() }],
          },
        ],
      })),
    },
  ],
});

interface ComparedCode {
  /** The code with highlighting. Lines that it adds are in `ins`, and lines that it removes in `del`. */
  html: string;
  /** Numbers of lines. */
  added: number;
  removed: number;
}

/** Compares the code of a step with that of the previous one; the first step has none, and nothing is marked. */
export function compareCode(before: string | undefined, code: string): ComparedCode {
  const lines = highlightLines(code, 'tsx');
  if (before === undefined) {
    return { html: lines.join('\n'), added: 0, removed: 0 };
  }
  const linesBefore = highlightLines(before, 'tsx');
  let added = 0;
  let removed = 0;
  const parts = diffArrays(before.split('\n'), code.split('\n')).map((change) => {
    if (change.removed) {
      removed += change.count;
      return mark('del', linesBefore.splice(0, change.count));
    }
    const current = lines.splice(0, change.count);
    if (change.added) {
      added += change.count;
      return mark('ins', current);
    }
    linesBefore.splice(0, change.count);
    return current.map((line) => `${line}\n`).join('');
  });
  return { html: parts.join(''), added, removed };
}

/** Each line has an element of its own, because each has a sign in front of it. */
const mark = (tag: 'ins' | 'del', lines: readonly string[]) =>
  lines.map((line) => `<${tag}>${line}\n</${tag}>`).join('');
