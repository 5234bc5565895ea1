/** Detects whether an export was made from the current files. */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { ANSWERS_FOLDER } from '@/src/shared/answers/files';
import { ICON_DATA } from '@/src/shared/iconData';
import { SEARCH_FOLDER } from '@/src/shared/search/files';
import { TAILWIND_DATA } from '@/src/shared/tailwindData';
import { findPlacements } from '../markdown/findPlacements.mjs';
import { FRONT_MATTER } from '../markdown/frontMatter';
import type { SiteState } from '../next/partialExport';
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
const DEVELOPMENT_DATA = ['api-data', ICON_DATA, TAILWIND_DATA, SEARCH_FOLDER, ANSWERS_FOLDER].map(
  (name) =>
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

/** The entry of the frame that stands for the settings of the build and the version of Node. */
const SETTINGS = 'a setting or the version of Node';

/** Reads what a build is made from. */
export function readSiteState(): SiteState {
  const frame: SiteState['frame'] = {
    [SETTINGS]: sha256(JSON.stringify([process.version, listSettings()])),
  };
  const texts: SiteState['texts'] = {};
  const frames = createFrames();
  for (const file of INPUTS.flatMap((input) => listFiles(path.join(ROOT, input)))) {
    const content = readFileSync(file);
    if (isContent(file)) {
      texts[relative(file)] = sha256(content);
      frame[relative(file)] = frames.get(content);
    } else {
      frame[relative(file)] = sha256(content);
    }
  }
  frames.save();
  return { frame, texts };
}

/** Returns one hash of the frame. Builds with the same one differ only in the text of Markdown pages. */
export function getFrameId({ frame }: SiteState): string {
  return sha256(JSON.stringify(frame)).slice(0, 16);
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

/** What was read of Markdown files, by a hash of each: parsing all of them takes seconds. */
const FRAMES = path.join(ROOT, '.cache', 'markdown-frames.json');

const framesSchema = z.record(z.string(), z.string());

/** Reads the frames of Markdown files. Those of unchanged files come from the cache. */
function createFrames(): { get: (content: Buffer) => string; save: () => void } {
  const code = [
    'package-lock.json',
    'src/node/commands/fingerprint.ts',
    'src/node/markdown/findPlacements.mjs',
    'src/node/markdown/frontMatter.ts',
  ].map((name) => {
    const file = path.join(ROOT, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  });
  const version = sha256(code.join('\0'));
  const known = readKnownFrames();
  const used: Record<string, string> = {};
  return {
    get: (content) => {
      const key = createHash('sha256').update(version).update(content).digest('hex');
      return (used[key] ??= known[key] ?? sha256(readFrame(content.toString())));
    },
    save: () => {
      mkdirSync(path.dirname(FRAMES), { recursive: true });
      // A build that is interrupted here must not leave half a file.
      const draft = `${FRAMES}.${process.pid}`;
      writeFileSync(draft, JSON.stringify(used));
      renameSync(draft, FRAMES);
    },
  };
}

function readKnownFrames(): Record<string, string> {
  try {
    return framesSchema.parse(JSON.parse(readFileSync(FRAMES, 'utf8')));
  } catch {
    // No build yet, or one of another version: all frames are read.
    return {};
  }
}

const isContent = (file: string) =>
  file.endsWith('.md') && file.startsWith(path.join(ROOT, 'data') + path.sep);

/** What the rest of the site knows of a page. A page whose heading isn't found is known as a whole. */
function readFrame(source: string): string {
  const frontMatter = FRONT_MATTER.exec(source.replace(/^\uFEFF/, ''))?.[0] ?? '';
  const { heading, ...placements } = findPlacements(source);
  return JSON.stringify([frontMatter, heading.length > 0 ? heading : source, placements]);
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
