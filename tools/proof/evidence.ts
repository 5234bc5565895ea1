/** Makes the evidence of accessibility from reports: see src/shared/evidence.ts. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { CommandError } from '@/src/node/errors';
import { ROOT } from '@/src/node/paths';
import { readJson } from '@/src/node/readJson';
import {
  EVIDENCE_CHECKS,
  EVIDENCE_FILE,
  type Evidence,
  type EvidenceGroup,
} from '@/src/shared/evidence';
import {
  PAGE_DEPENDENCIES_FILE,
  type SiteDependencies,
  siteDependenciesSchema,
} from '@/src/shared/pageDependencies';
import { isComponentPage } from '@/src/shared/products';
import { findChangedPages, listChangedFiles } from './changed';
import { type TestRecord, mergeReports, readReport } from './report';
import { readCommit } from './reporter';

/** The packages that all pages show are part of this file. */
const LOCKFILE = 'package-lock.json';

/**
 * Sorts the records of the tests by page.
 * @param isOutdated whether a page has changed since a commit.
 * @returns the groups of each component page, by its address.
 */
export function groupEvidence(
  records: readonly TestRecord[],
  isOutdated: (url: string, commit: string) => boolean,
): Evidence['pages'] {
  const pages: Record<string, EvidenceGroup[]> = {};
  for (const { about, outcome, date, commit, error } of records) {
    if (!about || !isComponentPage(about.page) || outcome === 'not checked') {
      continue;
    }
    const { page, check, setting, browser, limits = [] } = about;
    const verdict = isOutdated(page, commit)
      ? 'outdated'
      : outcome === 'failed'
        ? 'failed'
        : limits.length > 0
          ? 'limited'
          : 'passed';
    const groups = (pages[page] ??= []);
    let group = groups.find(
      (other) => other.check === check && other.outcome === verdict && other.commit === commit,
    );
    if (!group) {
      group = { check, outcome: verdict, date: '', commit, settings: [], browsers: [] };
      groups.push(group);
    }
    const day = date.slice(0, 10);
    group.date = day > group.date ? day : group.date;
    // The same setting is tested in several engines.
    const name = check === 'engines' ? `${browser}, ${setting}` : setting;
    group.settings.push(name);
    group.browsers = [...new Set([...group.browsers, browser])];
    if (verdict === 'limited') {
      group.limits = [...new Set([...(group.limits ?? []), ...limits])];
    }
    if (verdict === 'failed') {
      const errors = listProblems(error).map((problem) => `${name}: ${problem}`);
      group.errors = [...new Set([...(group.errors ?? []), ...errors])];
    }
  }
  for (const groups of Object.values(pages)) {
    groups.sort(
      (a, b) =>
        EVIDENCE_CHECKS.indexOf(a.check) - EVIDENCE_CHECKS.indexOf(b.check) ||
        b.date.localeCompare(a.date),
    );
  }
  return pages;
}

/** Returns the problems in the message of a failed comparison with an empty list, else the whole message. */
function listProblems(error = ''): string[] {
  const problems = [...error.matchAll(/^\s*\+\s+"(.*)",?$/gm)].map(([, text = '']) =>
    text.replaceAll('\\"', '"'),
  );
  return problems.length > 0 ? problems : [error.trim()];
}

/**
 * Creates a test of whether a page has changed since a commit: its files, or the installed packages. Without the commit in
 * this clone, or with uncommitted changes at that time, nobody knows, so the page counts as changed.
 */
export function createChangeTest(
  dependencies: SiteDependencies,
  listFiles: (commit: string) => readonly string[] | undefined,
): (url: string, commit: string) => boolean {
  const known = new Map<string, ReadonlySet<string> | 'all'>();
  const find = (commit: string) => {
    const files = /^[0-9a-f]+$/.test(commit) ? listFiles(commit) : undefined;
    return !files || files.includes(LOCKFILE)
      ? 'all'
      : new Set(findChangedPages(dependencies, files));
  };
  return (url, commit) => {
    const changed = known.get(commit) ?? find(commit);
    known.set(commit, changed);
    return changed === 'all' || changed.has(url);
  };
}

/**
 * Writes the evidence into the export.
 * @param folders the folders of reports. A test that several contain counts with its last run.
 * @returns the number of component pages with evidence, and of those with a failure.
 * @throws CommandError without a build, Error for a report that can't be read.
 */
export function writeEvidence(folders: readonly string[]): { pages: number; failed: number } {
  const dependencies = readJson(PAGE_DEPENDENCIES_FILE, siteDependenciesSchema);
  if (!dependencies) {
    throw new CommandError(`${PAGE_DEPENDENCIES_FILE} doesn't exist: run npm run build first.`);
  }
  const { records } = mergeReports(
    folders.map((folder) => readReport(path.resolve(folder, 'report.json'))),
    'npm run evidence',
  );
  const isOutdated = createChangeTest(dependencies, (commit) => listChangedFiles(ROOT, commit));
  const axe = readJson('node_modules/axe-core/package.json', z.object({ version: z.string() }));
  const evidence: Evidence = {
    commit: readCommit(),
    axe: axe?.version ?? '',
    pages: groupEvidence(records, isOutdated),
  };
  writeFileSync(path.join(ROOT, 'out', EVIDENCE_FILE), JSON.stringify(evidence));
  const pages = Object.values(evidence.pages);
  return {
    pages: pages.length,
    failed: pages.filter((groups) => groups.some(({ outcome }) => outcome === 'failed')).length,
  };
}
