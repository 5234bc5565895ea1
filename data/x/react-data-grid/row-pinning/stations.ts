/** The current state of a station. */
export interface Station {
  id: string;
  name: string;
  temperature: number;
  wind: number;
}

const names = [
  'Gull Mole',
  'Saltpan Flat',
  'Otterbrook Weir',
  'Hop Yard',
  'Crow Stile',
  'Lantern Peak',
  'Mill Race',
  'Fox Warren',
  'North Pier',
  'Cold Spring',
];

export const stations: Station[] = names.map((name, index) => ({
  id: name,
  name,
  temperature: Math.round((10 + 6 * Math.sin(index * 2.1)) * 10) / 10,
  wind: 8 + ((index * 29) % 47),
}));
