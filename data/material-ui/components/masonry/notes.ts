export interface Note {
  hive: string;
  text: string;
}

export const notes: Note[] = [
  { hive: 'Hive 1', text: 'The bees are calm. Found brood on six combs.' },
  {
    hive: 'Hive 2',
    text: 'Found two queen cells at the lower edge, and a third one on Thursday. Moved the old queen with four combs into the spare box.',
  },
  { hive: 'Hive 3', text: 'Low on food. Fed one liter.' },
  {
    hive: 'Hive 4',
    text: 'Found wasps at the entrance. Made the entrance narrower than a finger.',
  },
  {
    hive: 'Hive 5',
    text: 'This is the strongest hive. Added a second honey box, because the weather is good and the lindens are about to bloom.',
  },
  { hive: 'Hive 6', text: 'Empty since winter. Cleaned it and left it open to dry.' },
  { hive: 'Hive 7', text: 'Added a swarm from the church tower.' },
  {
    hive: 'Hive 8',
    text: 'The bees sting without a reason. Marked the box, and ordered a new queen that arrives before the school visit.',
  },
  { hive: 'Hive 9', text: 'Harvested 23 kg of honey.' },
];
