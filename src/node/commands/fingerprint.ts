/** Detects whether an export was made from the current files. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { ICON_DATA } from '@/src/shared/iconData';
import { SEARCH_FOLDER } from '@/src/shared/search/files';
import { TAILWIND_DATA } from '@/src/shared/tailwindData';
import { findPlacements } from '../markdown/findPlacements.mjs';
import { ROOT, relative } from '../paths';

/** All files that the export depends on. */
const INPUTS = [
  'data',
  'pages',
  'public',
  'src',
  'translations',
  'next.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/** Data that the development server writes to `public/`. The build makes its own. */
const DEVELOPMENT_DATA = ['api-data', ICON_DATA, TAILWIND_DATA, SEARCH_FOLDER].map((name) =>
  // The trailing slash of the address is removed.
  path.resolve(path.join(ROOT, 'public', name)),
);

/** Returns a hash of the names and contents of all inputs. */
export function getFingerprint(): string {
  const hash = createHash('sha256').update(JSON.stringify(listSettings()));
  for (const input of INPUTS) {
    for (const file of listFiles(path.join(ROOT, input))) {
      hash.update(path.relative(ROOT, file)).update('\0').update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

/**
 * Returns a hash of everything but the text of Markdown pages: what the compiler reads of them (the demos and embeds that
 * they place), and what pages show of other pages (their front matter and heading), are part of it.
 */
export function getFrameFingerprint(): string {
  const hash = createHash('sha256').update(JSON.stringify([process.version, listSettings()]));
  const frames = createFrames();
  for (const file of INPUTS.flatMap((input) => listFiles(path.join(ROOT, input)))) {
    hash.update(path.relative(ROOT, file)).update('\0');
    const content = readFileSync(file);
    hash.update(isContent(file) ? frames.get(content) : content);
  }
  frames.save();
  return hash.digest('hex');
}

/** Returns a hash of each Markdown page, by its path from the repository. */
export function hashMarkdown(): Record<string, string> {
  return Object.fromEntries(
    listFiles(path.join(ROOT, 'data'))
      .filter(isContent)
      .map((file) => [
        relative(file),
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ]),
  );
}

/** What was read of Markdown files, by a hash of each: parsing all of them takes seconds. */
const FRAMES = path.join(ROOT, '.cache', 'markdown-frames.json');

const framesSchema = z.record(z.string(), z.string());

/** Reads the frames of Markdown files, of those that changed since the last build anew. */
function createFrames(): { get: (content: Buffer) => string; save: () => void } {
  const parser = ['package-lock.json', 'src/node/markdown/findPlacements.mjs'].map((name) => {
    const file = path.join(ROOT, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  });
  const version = createHash('sha256').update(parser.join('\0')).digest('hex');
  const text = existsSync(FRAMES) ? readFileSync(FRAMES, 'utf8') : '{}';
  const known = framesSchema.parse(JSON.parse(text));
  const used: Record<string, string> = {};
  return {
    get: (content) => {
      const key = createHash('sha256').update(version).update(content).digest('hex');
      return (used[key] ??= known[key] ?? readFrame(content.toString()));
    },
    save: () => {
      const json = JSON.stringify(used);
      if (json !== text) {
        mkdirSync(path.dirname(FRAMES), { recursive: true });
        writeFileSync(FRAMES, json);
      }
    },
  };
}

const isContent = (file: string) =>
  file.endsWith('.md') && file.startsWith(path.join(ROOT, 'data') + path.sep);

/** Front matter as it is written: between two lines of `---`, at the beginning. */
const FRONT_MATTER = /^\uFEFF?---\r?\n[\s\S]*?\n---[ \t]*(?=\r?\n|$)/;

/** What the rest of the site knows of a page. A page whose heading isn't found is known as a whole. */
function readFrame(text: string): string {
  const frontMatter = FRONT_MATTER.exec(text)?.[0] ?? '';
  const heading = /^# .*$/m.exec(text.slice(frontMatter.length))?.[0];
  return JSON.stringify([frontMatter, heading ?? text, findPlacements(text)]);
}

/** Lists the settings that a build reads, by name. */
function listSettings(): (string | undefined)[][] {
  return Object.entries(process.env)
    .filter(([name]) => name.startsWith('NEXT_PUBLIC_') || name === 'FIELDGUIDE_SERVICE_WORKER')
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

function listFiles(input: string): string[] {
  if (!existsSync(input)) {
    return [];
  }
  if (statSync(input).isFile()) {
    return [input];
  }
  return readdirSync(input, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(input, name))
    .filter(
      (file) => !DEVELOPMENT_DATA.some((data) => `${file}${path.sep}`.startsWith(data + path.sep)),
    )
    .filter((file) => statSync(file).isFile())
    .sort();
}
