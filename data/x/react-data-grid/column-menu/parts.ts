/** A spare part in the store of the museum. */
export interface Part {
  id: string;
  part: string;
  shelf: string;
  pieces: number;
  weight: number;
}

const names = ['Brake block', 'Axle bearing', 'Gauge glass', 'Buffer spring', 'Fire bar', 'Lamp'];

export const parts: Part[] = Array.from({ length: 14 }, (_, index) => ({
  id: `P${1200 + index * 7}`,
  part: `${names[index % names.length]}, size ${1 + ((index * 3) % 5)}`,
  shelf: `${'ABCD'[index % 4]}${1 + ((index * 5) % 9)}`,
  pieces: (index * 11) % 37,
  weight: 1 + ((index * 7) % 24) / 2,
}));
