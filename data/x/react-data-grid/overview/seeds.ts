export type Family = 'Legume' | 'Nightshade' | 'Cabbage' | 'Gourd' | 'Herb' | 'Flower';

/** One drawer of a community seed library. */
export interface Accession {
  /** Printed on the bag. */
  code: string;
  variety: string;
  family: Family;
  bags: number;
  /** Share of seeds that sprouted in the last test, from 0 to 1. */
  germination: number;
  harvested: Date;
  lendable: boolean;
  donor: string;
  note: string;
}

export const families: Family[] = ['Legume', 'Nightshade', 'Cabbage', 'Gourd', 'Herb', 'Flower'];

function accession(
  code: string,
  variety: string,
  family: Family,
  bags: number,
  germination: number,
  [year, month, day]: [number, number, number],
  donor: string,
  note = '',
): Accession {
  return {
    code,
    variety,
    family,
    bags,
    germination,
    harvested: new Date(year, month - 1, day),
    lendable: bags > 2 && germination >= 0.6,
    donor,
    note,
  };
}

export const accessions: Accession[] = [
  accession('SL-0417', 'Harbor bean', 'Legume', 42, 0.94, [2024, 9, 14], 'Ines Holm'),
  accession('SL-0418', 'Blue pod pea', 'Legume', 18, 0.88, [2024, 7, 30], 'School garden'),
  accession(
    'SL-0421',
    'Widow Larsen’s tomato',
    'Nightshade',
    7,
    0.71,
    [2023, 8, 21],
    'Ines Holm',
    'Keeps its shape in soup. Do not water from above, the fruit splits after rain.',
  ),
  accession('SL-0422', 'Black pear tomato', 'Nightshade', 25, 0.9, [2024, 8, 28], 'Allotment 12'),
  accession(
    'SL-0430',
    'Lighthouse kale',
    'Cabbage',
    33,
    0.97,
    [2024, 6, 11],
    'Museum of bees',
    'Stands through frost down to minus fifteen degrees and tastes better for it.',
  ),
  accession('SL-0431', 'Red drumhead', 'Cabbage', 2, 0.58, [2019, 7, 2], 'Unknown'),
  accession('SL-0436', 'Salt marsh cress', 'Cabbage', 11, 0.83, [2022, 6, 25], 'Tarek Aziz'),
  accession('SL-0440', 'Lantern squash', 'Gourd', 9, 0.79, [2023, 10, 3], 'School garden'),
  accession(
    'SL-0441',
    'Bottle gourd',
    'Gourd',
    1,
    0.44,
    [2018, 10, 12],
    'Unknown',
    'The last bag. Sow all of it in spring, and keep the first two fruits for seed. Cross it with nothing else.',
  ),
  accession('SL-0447', 'Winter savory', 'Herb', 16, 0.66, [2021, 9, 5], 'Ines Holm'),
  accession('SL-0448', 'Lemon basil', 'Herb', 28, 0.91, [2024, 8, 17], 'Tarek Aziz'),
  accession('SL-0452', 'Dyer’s woad', 'Flower', 5, 0.62, [2022, 7, 19], 'Museum of bees'),
  accession(
    'SL-0453',
    'Night stock',
    'Flower',
    14,
    0.85,
    [2023, 8, 8],
    'Allotment 12',
    'Opens at dusk.',
  ),
  accession('SL-0459', 'Corn marigold', 'Flower', 21, 0.93, [2024, 8, 2], 'Museum of bees'),
  accession('SL-0460', 'Ferryman’s lentil', 'Legume', 3, 0.69, [2020, 8, 23], 'Tarek Aziz'),
  accession('SL-0464', 'Marrowfat pea', 'Legume', 37, 0.89, [2024, 7, 26], 'Allotment 12'),
  accession('SL-0466', 'Long red pepper', 'Nightshade', 12, 0.76, [2023, 9, 9], 'Tarek Aziz'),
  accession('SL-0470', 'Sea beet', 'Herb', 6, 0.55, [2021, 8, 30], 'School garden'),
];

/** Code of an accession, for `getRowId`. Defined once, so that the grid sees the same function on every render. */
export function getAccessionCode(row: Accession) {
  return row.code;
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });
const percent = new Intl.NumberFormat('en-GB', { style: 'percent' });

export const formatDay = (value: Date) => day.format(value);
export const formatPercent = (value: number) => percent.format(value);
