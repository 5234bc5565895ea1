/** The readings of one hour at one station. */
export interface HourlyReading {
  id: number;
  station: string;
  temperature: number;
  wind: number;
  rain: number;
}

const names = ['Gull Mole', 'Saltpan Flat', 'Otterbrook Weir', 'Hop Yard', 'Crow Stile'];

/** Creates rows that are the same on every visit, because each is computed from its number. */
export function createReadings(count: number): HourlyReading[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    station: names[index % names.length] ?? '',
    temperature: Math.round((9 + 8 * Math.sin(index / 43)) * 10) / 10,
    wind: 5 + ((index * 7919) % 61),
    rain: index % 9 === 0 ? ((index * 31) % 140) / 10 : 0,
  }));
}
