/** The build steps before and after Next. */
import path from 'node:path';
import { listApiEntries, listApiNotes, prepareApi } from '../api/store';
import { deleteOldBuildCaches } from '../cache';
import { writePageDependencies } from '../content/dependencies/dependencyFile';
import { writeAnswers } from '../exporters/answers';
import { writeApiData } from '../exporters/apiData';
import { readGitDates } from '../exporters/gitDates';
import { writeHistory } from '../exporters/history';
import { writeIconData } from '../exporters/iconData';
import { createPageDates } from '../exporters/lastModified';
import { writeLlms } from '../exporters/llms';
import { createPageTexts, writeMarkdownPages } from '../exporters/markdownPages';
import { writeOfflineData } from '../exporters/offlineData';
import { createPageAdditions } from '../exporters/pageAdditions';
import { writeSearchIndex } from '../exporters/searchIndex';
import { writeEmptyEvidence } from '../exporters/evidence';
import { writeSizes } from '../exporters/sizes';
import { writeServiceWorker } from '../exporters/serviceWorker';
import { prepareFonts } from '../exporters/siteFont';
import { writeTailwindData } from '../exporters/tailwindData';
import { writeSiteFiles } from '../exporters/writeSiteFiles';
import { finishExport } from '../next/finishExport';
import { ROOT } from '../paths';
import { prepareSizes } from '../sizes/sizes';
import { runContentCheck } from './runContentCheck';
import { API_REPORT, writeApiReport } from './reportApi';
import { runPhase, reportProgress } from './buildProgress';

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

/** Reads the packages, then checks the content while the compiler works. @throws BuildErrors with all errors of the content. */
async function prepare(): Promise<void> {
  await runPhase('packages', async (note) => {
    const isNew = await prepareApi();
    await writeApiReport(isNew);
    note(describeApi(isNew));
    await prepareFonts();
    await prepareSizes();
  });
  await runPhase('content', async () => {
    await deleteOldBuildCaches();
    await runContentCheck();
    await writePageDependencies();
  });
}

/** Turns Next's export into the files to serve. */
async function finish(): Promise<void> {
  const texts = createPageTexts();
  const { finished, getDate } = await runPhase('export', async (note) => {
    const dates = readGitDates(ROOT);
    if (dates.note !== undefined) {
      note(dates.note);
    }
    const getDate = createPageDates(dates);
    const additions = createPageAdditions(getDate, texts.take);
    const finished = await finishExport(OUT, additions, {
      buildId: process.env.FIELDGUIDE_BUILD_ID,
      onPage: (done, total) => reportProgress({ type: 'progress', phase: 'export', done, total }),
    });
    note(
      `${finished.documents} documentation pages, ${finished.sources} demo sources, ` +
        `${finished.sheets} shared style sheets joined into one`,
    );
    return { finished, getDate };
  });
  await runPhase('files', async (note) => {
    await writeApiData(OUT);
    const icons = await writeIconData(OUT);
    await writeTailwindData(OUT);
    const found = await writeSearchIndex(OUT);
    await writeAnswers(OUT);
    await writeSizes(OUT);
    await writeHistory(OUT);
    await writeEmptyEvidence(OUT);
    note(`${icons} icons; search: ${found.pages} pages, ${found.names} names`);
    const written = await writeMarkdownPages(OUT, texts);
    await writeLlms(OUT, written);
    note(`${written.length} pages as Markdown`);
    note(await writeSiteFiles(OUT, finished, getDate));
  });
  await runPhase('offline', async (note) => {
    note(await writeOfflineData(OUT));
    await writeServiceWorker(OUT);
  });
}

/** Says in one line how many contradictions the packages have, and how many members are shown in another way. */
function describeApi(isNew: boolean): string {
  const notes = listApiNotes();
  const disagreements = notes.filter(({ kind }) => kind === 'disagreement');
  return (
    `${listApiEntries().length} components and hooks${isNew ? '' : ' (unchanged)'}, ` +
    `${disagreements.length} disagreements between declarations and code, ` +
    `${notes.length - disagreements.length} choices: see ${API_REPORT}`
  );
}
