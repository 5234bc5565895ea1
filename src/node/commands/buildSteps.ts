/** The build steps before and after Next. */
import path from 'node:path';
import { formatNote } from '../api/notes';
import { listApiEntries, listApiNotes, prepareApi } from '../api/store';
import { forgetBuilds } from '../cache';
import { writePageDependencies } from '../content/dependencies/dependencyFile';
import { writeApiData } from '../exporters/apiData';
import { readGitDates } from '../exporters/gitDates';
import { writeIconData } from '../exporters/iconData';
import { createPageDates } from '../exporters/lastModified';
import { writeLlms } from '../exporters/llms';
import { writeMarkdownPages } from '../exporters/markdownPages';
import { writeOfflineData } from '../exporters/offlineData';
import { createPageAdditions } from '../exporters/pageAdditions';
import { writeSearchIndex } from '../exporters/searchIndex';
import { writeServiceWorker } from '../exporters/serviceWorker';
import { prepareFonts } from '../exporters/siteFont';
import { writeTailwindData } from '../exporters/tailwindData';
import { writeSiteFiles } from '../exporters/writeSiteFiles';
import { finishExport } from '../next/finishExport';
import { ROOT } from '../paths';
import { runContentCheck } from './runContentCheck';
import { showPhase } from './showPhase';

const OUT = path.join(ROOT, 'out');

/** The build steps of this repository, by name. */
const BUILD_STEPS = { prepare, finish };
export type BuildStep = keyof typeof BUILD_STEPS;

/** Runs a build step. @throws Error for an unknown name, and the errors of the step. */
export async function runBuildStep(name: string): Promise<void> {
  if (!Object.hasOwn(BUILD_STEPS, name)) {
    throw new Error(`"${name}" isn't a build step: use ${Object.keys(BUILD_STEPS).join(' or ')}.`);
  }
  await BUILD_STEPS[name as BuildStep]();
}

/** Phases 1 and 2. @throws BuildErrors with all errors of the content. */
async function prepare(): Promise<void> {
  showPhase(1, 'Reading the packages');
  const isNew = await prepareApi();
  reportNotes(isNew);
  await prepareFonts();

  showPhase(2, 'Checking the content');
  await forgetBuilds();
  await runContentCheck();
  await writePageDependencies();
}

/** Phases 4 to 6: turns Next's export into the files to serve. */
async function finish(): Promise<void> {
  showPhase(4, 'Making the pages lean');
  const dates = readGitDates(ROOT);
  if (dates.note !== undefined) {
    console.log(`  ${dates.note}`);
  }
  const getDate = createPageDates(dates);
  const finished = await finishExport(OUT, createPageAdditions(getDate));
  console.log(`  ${finished.documents} pages, ${finished.sources} demo sources`);
  console.log(`  ${finished.sheets} shared style sheets joined into one`);
  await writeApiData(OUT);
  console.log(`  ${await writeIconData(OUT)} icons`);
  await writeTailwindData(OUT);
  const found = await writeSearchIndex(OUT);
  console.log(`  search: ${found.pages} pages, ${found.names} names`);

  showPhase(5, 'Writing files for assistants, search engines and hosts');
  const texts = await writeMarkdownPages(OUT);
  await writeLlms(OUT, texts);
  console.log(`  ${texts.length} pages as Markdown`);
  console.log(`  ${await writeSiteFiles(OUT, finished, getDate)}`);

  showPhase(6, 'Preparing offline use');
  console.log(`  ${await writeOfflineData(OUT)}`);
  await writeServiceWorker(OUT);
}

/** Prints how many contradictions the packages have, and how many members are shown in another way. */
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
    console.log('  npm run api:report lists all of them');
  }
}
