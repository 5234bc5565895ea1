/** Codemods of `@mui/codemod`, each with the diff of a sample. `npm run migration` makes the diffs. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Element } from 'hast';
import { h } from 'hastscript';
import { z } from 'zod';
import { slugify } from '@/src/shared/slug';
import { BuildError } from '../errors';
import { createCodeBlock } from '../markdown/codeBlock';
import { createHeading } from '../markdown/elements';
import { renderHtml } from '../markdown/html';
import { ROOT } from '../paths';
import { readJson } from '../readJson';
import { createEmbed } from './embed';
import { nameComponents, renderSentence } from './migrationMarkup';

const FOLDER = 'data/material-ui/migration/codemods';

/**
 * `{{"component": "Codemods", "of": "deprecations"}}`: all codemods of a folder, or those in `only`. Notes below a
 * heading are in `<folder>/notes.json`, by the name of the codemod.
 */
export const Codemods = createEmbed({
  given: z.strictObject({ of: z.string(), only: z.array(z.string()).exactOptional() }),
  prepare: ({ of, only }, { file, line, t }) => {
    const folder = `${FOLDER}/${of}`;
    const all = listNames(folder);
    const unknown = only?.find((name) => !all.includes(name));
    if (all.length === 0 || unknown !== undefined) {
      throw new BuildError({
        ...{ file, line },
        cause: `there is no sample of the codemod ${of}/${unknown ?? '*'}`,
        remedy: `write ${folder}/${unknown ?? '<name>'}.diff, and run: npm run migration`,
      });
    }
    const notesFile = `${folder}/notes.json`;
    const notes = readJson(notesFile, z.record(z.string(), z.string()));
    const names = only ?? all;
    const files = names.map((name) => `${folder}/${name}.diff`);
    const sections = names.map((name, index) => {
      const diff = readFileSync(path.join(ROOT, files[index]!), 'utf8').trimEnd();
      const note = notes?.[name];
      return h('div', nameComponents(listComponents(diff)), [
        createHeading(3, slugify(name), name, t),
        ...(note === undefined ? [] : [h('p', renderSentence(note))]),
        createCodeBlock({ code: diff, language: 'diff', copy: t('copy') }),
      ] satisfies Element[]);
    });
    return {
      props: { html: renderHtml(sections) },
      files: [...files, ...(notes ? [notesFile] : [])],
    };
  },
  toMarkdown: ({ html }, { fromHtml }) => fromHtml(html),
});

function listNames(folder: string): string[] {
  const whole = path.join(ROOT, folder);
  return existsSync(whole)
    ? readdirSync(whole)
        .filter((name) => name.endsWith('.diff'))
        .map((name) => name.replace('.diff', ''))
        .sort()
    : [];
}

/** Lists the components that a sample is about: the ones that its first import names. */
function listComponents(diff: string): string[] {
  const [, names = '', folder = ''] =
    /^[ -]import (.*) from '[^']+?(?:\/(\w+))?';/m.exec(diff) ?? [];
  const all = new Set([folder, ...(names.match(/\w+/g) ?? [])]);
  return [...all].filter((name) => /^[A-Z]\w*[a-z]/.test(name));
}
