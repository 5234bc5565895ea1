export type Kind =
  'Steam locomotive' | 'Diesel locomotive' | 'Carriage' | 'Goods wagon' | 'Railcar';

export const kinds: Kind[] = [
  'Steam locomotive',
  'Diesel locomotive',
  'Carriage',
  'Goods wagon',
  'Railcar',
];

/** One vehicle of a railway museum. */
export interface Vehicle {
  /** Painted on the frame of the vehicle. */
  id: string;
  name: string;
  kind: Kind;
  built: number;
  tonnes: number;
  /** Whether the vehicle may run with visitors on board. */
  runs: boolean;
}

function vehicle(
  id: string,
  name: string,
  kind: Kind,
  built: number,
  tonnes: number,
  runs = false,
): Vehicle {
  return { id, name, kind, built, tonnes, runs };
}

export const fleet: Vehicle[] = [
  vehicle('L-01', 'Hedwig', 'Steam locomotive', 1908, 38.5, true),
  vehicle('L-02', 'Old Marten', 'Steam locomotive', 1923, 61.2),
  vehicle('L-03', 'Quarry Kate', 'Steam locomotive', 1931, 17.8, true),
  vehicle('L-07', 'Works shunter 4', 'Diesel locomotive', 1954, 24, true),
  vehicle('L-08', 'Blue Anton', 'Diesel locomotive', 1962, 74.6),
  vehicle('C-11', 'Third-class coach 218', 'Carriage', 1899, 12.4),
  vehicle('C-12', 'Dining car Elder', 'Carriage', 1928, 46.9, true),
  vehicle('C-15', 'Mail coach 40', 'Carriage', 1936, 33.1),
  vehicle('C-16', 'Saloon of the director', 'Carriage', 1912, 29.7),
  vehicle('W-20', 'Ventilated fruit van', 'Goods wagon', 1926, 9.8, true),
  vehicle('W-21', 'Tank wagon, milk', 'Goods wagon', 1938, 13.5),
  vehicle('W-24', 'Log bolster pair', 'Goods wagon', 1919, 11, true),
  vehicle('W-27', 'Snow plow wagon', 'Goods wagon', 1944, 18.3),
  vehicle('R-30', 'Branch line railcar', 'Railcar', 1934, 16.2, true),
  vehicle('R-31', 'Battery railcar', 'Railcar', 1957, 48.4),
  vehicle('R-33', 'Track inspection trolley', 'Railcar', 1949, 2.6, true),
];

const oneDecimal = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

export const formatTonnes = (value: number) => `${oneDecimal.format(value)} t`;

/** Without it, the grid adds a thousands separator to years. */
export const formatYear = (value: number) => String(value);
