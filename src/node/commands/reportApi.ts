/** Reports on the API reference: counts per package, and then all notes. */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type ApiNote, formatNote } from '../api/notes';
import { API_PACKAGES } from '../api/packages';
import { getApiEntry, listApiEntries, listApiNotes, prepareApi } from '../api/store';
import { ROOT } from '../paths';

const COLUMNS = ['entries', 'props', 'no description', 'no default', 'disagreements'] as const;

/** One line of the report. */
export type ReportRow = Record<(typeof COLUMNS)[number], number>;

/** Counts the members of one package. Own and inherited props are counted, native and system attributes aren't. */
export function countPackage(name: string): ReportRow {
  const entries = listApiEntries()
    .filter((entry) => entry.package === name)
    .map(({ product, slug }) => getApiEntry(product, slug));
  const props = entries.flatMap((entry) => [...entry.props, ...entry.returns]);
  return {
    entries: entries.length,
    props: props.length,
    'no description': props.filter((prop) => prop.description === undefined).length,
    'no default': props.filter((prop) => !prop.required && prop.default === undefined).length,
    disagreements: listApiNotes().filter(
      (note) => note.package === name && note.kind === 'disagreement',
    ).length,
  };
}

export async function reportApi(): Promise<void> {
  const started = performance.now();
  const isNew = await prepareApi();
  const ms = Math.round(performance.now() - started);
  console.log(isNew ? `Read the packages in ${ms} ms.` : `Nothing changed (${ms} ms).`);
  console.log(formatReport());
}

/** The file that every build writes the report to, relative to the repository. */
export const API_REPORT = '.cache/api-report.txt';

/** Writes the report to its file. @param isNew whether the packages were read now: else, an existing file stays. */
export async function writeApiReport(isNew: boolean): Promise<void> {
  const file = path.join(ROOT, API_REPORT);
  if (isNew || !existsSync(file)) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, `${formatReport().trimStart()}\n`);
  }
}

function formatReport(): string {
  const notes = listApiNotes();
  return [
    '',
    ['package', ...COLUMNS].map(pad).join(''),
    ...API_PACKAGES.map(({ name }) => {
      const row = countPackage(name);
      return [name, ...COLUMNS.map((column) => row[column])].map(pad).join('');
    }),
    ...API_PACKAGES.flatMap(({ name }) => {
      const names = listApiEntries().filter((entry) => entry.package === name);
      return ['', `${name}: ${names.map((entry) => entry.name).join(', ')}`];
    }),
    ...formatNotes('Disagreements between declarations and code', notes, 'disagreement'),
    ...formatNotes('What could not be shown as it is, and what was done', notes, 'choice'),
  ].join('\n');
}

const pad = (value: string | number, index: number) =>
  index === 0 ? String(value).padEnd(20) : String(value).padStart(16);

function formatNotes(title: string, notes: readonly ApiNote[], kind: ApiNote['kind']): string[] {
  const chosen = notes.filter((note) => note.kind === kind);
  return ['', `${title}: ${chosen.length}`, ...chosen.map((note) => `  ${formatNote(note)}`)];
}
