/** Reports on the API reference: counts per package, and then all notes. */
import { type ApiNote, formatNote } from '../api/notes';
import { API_PACKAGES } from '../api/packages';
import { getApiEntry, listApiEntries, listApiNotes, prepareApi } from '../api/store';

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
  console.log(`\n${['package', ...COLUMNS].map(pad).join('')}`);
  for (const { name } of API_PACKAGES) {
    const row = countPackage(name);
    console.log([name, ...COLUMNS.map((column) => row[column])].map(pad).join(''));
  }
  for (const { name } of API_PACKAGES) {
    const names = listApiEntries().filter((entry) => entry.package === name);
    console.log(`\n${name}: ${names.map((entry) => entry.name).join(', ')}`);
  }
  const notes = listApiNotes();
  print('Disagreements between declarations and code', notes, 'disagreement');
  print('What could not be shown as it is, and what was done', notes, 'choice');
}

const pad = (value: string | number, index: number) =>
  index === 0 ? String(value).padEnd(20) : String(value).padStart(16);

function print(title: string, notes: readonly ApiNote[], kind: ApiNote['kind']): void {
  const chosen = notes.filter((note) => note.kind === kind);
  console.log(`\n${title}: ${chosen.length}`);
  for (const note of chosen) {
    console.log(`  ${formatNote(note)}`);
  }
}
