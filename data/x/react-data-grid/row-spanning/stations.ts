/** An instrument of a station of the network. */
export interface Instrument {
  id: number;
  station: string;
  instrument: string;
  /** Readings per hour. */
  rate: number;
  calibrated: number;
}

const instruments: [string, string, number, number][] = [
  ['Gull Mole', 'Thermometer', 6, 2025],
  ['Gull Mole', 'Barometer', 6, 2025],
  ['Gull Mole', 'Tide gauge', 12, 2023],
  ['Hop Yard', 'Thermometer', 6, 2024],
  ['Hop Yard', 'Soil probe', 1, 2024],
  ['Crow Stile', 'Thermometer', 6, 2024],
  ['Crow Stile', 'Anemometer', 60, 2025],
  ['Lantern Peak', 'Anemometer', 60, 2025],
];

export const inventory: Instrument[] = instruments.map(
  ([station, instrument, rate, calibrated], index) => ({
    id: index + 1,
    station,
    instrument,
    rate,
    calibrated,
  }),
);
