/** The build, phase by phase. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SITE_ORIGIN } from '@/src/shared/links';
import { isOrigin } from '@/src/shared/origin';
import { formatNote } from '../api/notes';
import { listApiEntries, listApiNotes, prepareApi } from '../api/store';
import { BuildErrors } from '../errors';
import { writeLanguageRoutes } from '../i18n/languageRoutes';
import { checkContent } from '../index/checkContent';
import { keepRendered } from '../index/renderRoute';
import { writeApiData } from '../outputs/apiData';
import { writeIconData } from '../outputs/iconData';
import { joinManifests } from '../outputs/joinManifests';
import { joinStyles } from '../outputs/joinStyles';
import { makeLean } from '../outputs/leanStep';
import { prepareFonts } from '../outputs/siteFont';
import { writeOfflineData } from '../outputs/offlineData';
import { writeServiceWorker } from '../outputs/serviceWorker';
import { writeLlms } from '../outputs/llms';
import { writeMarkdownPages } from '../outputs/markdownPages';
import { writeSearchIndex } from '../outputs/searchIndex';
import { writeTailwindData } from '../outputs/tailwindData';
import { writeSiteFiles } from '../outputs/writeSiteFiles';
import { ROOT } from '../paths';
import { getFingerprint } from './fingerprint';
import { CommandError } from './runCommand';

const OUT = path.join(ROOT, 'out');
const STAMP = path.join(ROOT, '.cache', 'out-fingerprint');

/**
 * Builds the site into `out/`.
 * @param options onlyIfChanged: leaves `out/` alone when it was made from the very files that are here now.
 * @throws BuildErrors naming every fault of the content, CommandError when Next fails.
 */
export async function buildSite({ onlyIfChanged = false } = {}): Promise<void> {
  writeLanguageRoutes();
  const fingerprint = getFingerprint();
  if (
    onlyIfChanged &&
    existsSync(OUT) &&
    existsSync(STAMP) &&
    readFileSync(STAMP, 'utf8') === fingerprint
  ) {
    console.log('Nothing changed since the last build: out/ is up to date.');
    return;
  }
  if (!isOrigin(SITE_ORIGIN)) {
    throw new CommandError(
      `NEXT_PUBLIC_SITE_ORIGIN is "${SITE_ORIGIN}": write scheme and host without a path, such as https://docs.example.org.`,
    );
  }
  const started = performance.now();
  await rm(STAMP, { force: true });

  phase(1, 'Reading the packages');
  const isNew = await prepareApi();
  reportNotes(isNew);
  await prepareFonts();

  phase(2, 'Checking the content');
  keepRendered();
  const errors = await checkContent((done, total) =>
    progress(`${done}/${total} pages`, done === total),
  );
  if (errors.length > 0) {
    throw new BuildErrors(errors);
  }

  phase(3, 'Rendering the pages (next build)');
  await runNext(fingerprint);

  phase(4, 'Making the pages lean');
  const { pages, sources } = await makeLean(OUT);
  console.log(`  ${pages} pages, ${sources} demo sources`);
  console.log(`  ${await joinStyles(OUT)} style sheets of every page in one`);
  await joinManifests(OUT);
  await writeApiData(OUT);
  console.log(`  ${await writeIconData(OUT)} icons`);
  await writeTailwindData(OUT);
  const found = await writeSearchIndex(OUT);
  console.log(`  search: ${found.pages} pages, ${found.names} names`);

  phase(5, 'Writing what assistants, search engines and hosts read');
  const texts = await writeMarkdownPages(OUT);
  await writeLlms(OUT, texts);
  console.log(`  ${texts.length} pages as Markdown`);
  await writeSiteFiles(OUT, (line) => console.log(`  ${line}`));

  phase(6, 'Making it readable offline');
  console.log(`  ${await writeOfflineData(OUT)}`);
  await writeServiceWorker(OUT);

  await mkdir(path.dirname(STAMP), { recursive: true });
  await writeFile(STAMP, fingerprint);
  const took = laps.map((lap, index) => seconds((laps[index + 1] ?? performance.now()) - lap));
  console.log(`\nBuilt ${pages} pages into out/ in ${seconds(performance.now() - started)}.`);
  console.log(`Of this the phases took ${took.join(', ')}.`);
}

const PHASES = 6;

/** Says what the packages contradict themselves in, and how much had to be shown in another way. */
function reportNotes(isNew: boolean): void {
  const notes = listApiNotes();
  const disagreements = notes.filter(({ kind }) => kind === 'disagreement');
  console.log(
    `  ${listApiEntries().length} components and hooks, ${disagreements.length} disagreements between ` +
      `declarations and code, ${notes.length - disagreements.length} choices${isNew ? '' : ' (unchanged)'}`,
  );
  if (isNew) {
    for (const note of notes) {
      console.log(`  ${formatNote(note)}`);
    }
  } else {
    console.log('  npm run api:report names them all');
  }
}

/** When each phase began, in milliseconds. */
const laps: number[] = [];

function phase(number: number, title: string): void {
  laps.push(performance.now());
  console.log(`\n[${number}/${PHASES}] ${title}`);
}

/** On a terminal the count runs in place; in a log only the last one is printed. */
function progress(text: string, last: boolean): void {
  if (process.stdout.isTTY) {
    process.stdout.write(`\r  ${text}${last ? '\n' : ''}`);
  } else if (last) {
    console.log(`  ${text}`);
  }
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

/** What is worth reading of Next's output while all goes well. */
const NEXT_PROGRESS = /Compiled|Generating static pages|Collecting page data|Exporting/;

async function runNext(fingerprint: string): Promise<void> {
  const next = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', FIELDGUIDE_BUILD_ID: fingerprint.slice(0, 16) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Whoever ends this process by its number means what it started as well.
  const signals = ['SIGINT', 'SIGTERM'] as const;
  const pass = (signal: NodeJS.Signals) => {
    stopListening();
    next.kill(signal);
    process.kill(process.pid, signal);
  };
  const stopListening = () => signals.forEach((signal) => process.off(signal, pass));
  signals.forEach((signal) => process.on(signal, pass));
  const output: string[] = [];
  const onData = (chunk: Buffer) => {
    const text = chunk.toString();
    output.push(text);
    for (const line of text.split(/[\r\n]+/)) {
      if (NEXT_PROGRESS.test(line)) {
        console.log(`  ${line.trim()}`);
      }
    }
  };
  next.stdout.on('data', onData);
  next.stderr.on('data', onData);
  const code = await new Promise<number | null>((resolve, reject) => {
    next.on('error', reject);
    next.on('close', resolve);
  }).finally(stopListening);
  if (code !== 0) {
    throw new CommandError(`${output.join('')}\nnext build failed, as said above.`);
  }
}
