export const FOLDERS = ['Maps', 'Council minutes', 'Photographs', 'Building plans'] as const;
export type Folder = (typeof FOLDERS)[number];

export interface ArchiveFile {
  id: string;
  folder: Folder;
  name: string;
  /** The year of the original. */
  year: number;
  /** In megabytes. */
  size: number;
  shelf: string;
  note: string;
}

export const SORTS = ['Name', 'Year', 'Size'] as const;
export type Sort = (typeof SORTS)[number];

export const COMPARE: Record<Sort, (a: ArchiveFile, b: ArchiveFile) => number> = {
  Name: (a, b) => (a.name < b.name ? -1 : 1),
  Year: (a, b) => a.year - b.year,
  Size: (a, b) => b.size - a.size,
};

export const formatSize = (size: number) => `${size.toFixed(1)} MB`;

/** Returns an error message if the file can't get this name. */
export function validateName(
  name: string,
  file: ArchiveFile,
  files: readonly ArchiveFile[],
): string | undefined {
  if (name.trim() === '') {
    return 'Enter a name.';
  }
  const isTaken = files.some(
    (other) => other.id !== file.id && other.folder === file.folder && other.name === name.trim(),
  );
  return isTaken ? 'Another file in this folder has this name.' : undefined;
}

export const FILES: readonly ArchiveFile[] = [
  {
    id: 'walls',
    folder: 'Maps',
    name: 'Town walls.tif',
    year: 1742,
    size: 84.2,
    shelf: 'M 3, drawer 2',
    note: 'Ink on paper, with the nine gates. The north-east corner is torn.',
  },
  {
    id: 'river',
    folder: 'Maps',
    name: 'Course of the river.tif',
    year: 1816,
    size: 61.7,
    shelf: 'M 3, drawer 4',
    note: 'Drawn before the canal was dug. The mills have numbers.',
  },
  {
    id: 'fields',
    folder: 'Maps',
    name: 'Fields and owners.tif',
    year: 1868,
    size: 112.4,
    shelf: 'M 5, drawer 1',
    note: 'A map of 412 fields. The list of the owners is in the council minutes.',
  },
  {
    id: 'tram',
    folder: 'Maps',
    name: 'Tram lines.pdf',
    year: 1931,
    size: 4.8,
    shelf: 'M 7, drawer 6',
    note: 'The three lines and their stops, printed for passengers.',
  },
  {
    id: 'minutes-1868',
    folder: 'Council minutes',
    name: 'Minutes 1868.pdf',
    year: 1868,
    size: 38.1,
    shelf: 'C 12',
    note: 'Includes the list of field owners on pages 80 to 97.',
  },
  {
    id: 'minutes-1931',
    folder: 'Council minutes',
    name: 'Minutes 1931.pdf',
    year: 1931,
    size: 44.9,
    shelf: 'C 21',
    note: 'The vote on the second tram line is on page 14.',
  },
  {
    id: 'market',
    folder: 'Photographs',
    name: 'Market day.jpg',
    year: 1904,
    size: 9.3,
    shelf: 'P 2, box 8',
    note: 'A glass plate, 13 by 18 cm. The photographer is unknown.',
  },
  {
    id: 'flood',
    folder: 'Photographs',
    name: 'Flood in Mill Lane.jpg',
    year: 1926,
    size: 11.6,
    shelf: 'P 4, box 1',
    note: 'A gift of the Haas family.',
  },
  {
    id: 'baths',
    folder: 'Building plans',
    name: 'Public baths.pdf',
    year: 1911,
    size: 27.5,
    shelf: 'B 9, roll 30',
    note: 'Section and two floor plans at a scale of 1:100.',
  },
];
