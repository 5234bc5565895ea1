/** The latest reading of a station. `id` is the number of the station. */
export interface Reading {
  id: number;
  station: string;
  temperature: number;
  wind: number;
  count: number;
}

const names = [
  'Gull Mole',
  'Saltpan Flat',
  'Otterbrook Weir',
  'Hop Yard',
  'Crow Stile',
  'Lantern Peak',
];

/** The readings are computed from the two numbers, so that every visit shows the same. */
export function createReading(station: number, count: number): Reading {
  const phase = station * 1.7 + count * 0.6;
  return {
    id: station,
    station: names[station] ?? `Mobile station ${station - names.length + 1}`,
    temperature: Math.round((9 + 5 * Math.sin(phase)) * 10) / 10,
    wind: Math.round(22 + 14 * Math.cos(phase * 1.3)),
    count,
  };
}

export const firstReadings = names.map((_name, station) => createReading(station, 0));
