export interface Note {
  hive: string;
  text: string;
}

export const notes: Note[] = [
  { hive: 'Hive 1', text: 'Calm. Brood on six combs, the queen seen.' },
  {
    hive: 'Hive 2',
    text: 'Two queen cells at the lower edge. Checked again on Thursday: three. Moved the old queen with four combs into the spare box by the hedge.',
  },
  { hive: 'Hive 3', text: 'Light. Fed one litre.' },
  { hive: 'Hive 4', text: 'Wasps at the entrance. Narrowed it to the width of a finger.' },
  {
    hive: 'Hive 5',
    text: 'The strongest of them all. Second honey box on, because the lime trees are about to open and the weather holds.',
  },
  { hive: 'Hive 6', text: 'Empty since winter. Cleaned, flamed, left open to air.' },
  { hive: 'Hive 7', text: 'A swarm from the church tower, taken in at dusk.' },
  {
    hive: 'Hive 8',
    text: 'Stings without a reason. Mark the box, wear the thick gloves, and give it a new queen before the school comes to visit.',
  },
  { hive: 'Hive 9', text: 'Honey: eleven combs, 23 kg.' },
];
