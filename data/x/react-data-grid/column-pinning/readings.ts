import type { GridColDef } from '@mui/x-data-grid';

/** The gauges of a steam locomotive at one moment of a test run. */
export interface Reading {
  id: number;
  time: string;
  [gauge: `g${number}`]: number;
}

const gauges = [
  'Boiler (bar)',
  'Steam chest (bar)',
  'Cylinder left (bar)',
  'Cylinder right (bar)',
  'Brake pipe (bar)',
  'Water (cm)',
  'Feed water (°C)',
  'Firebox (°C)',
  'Smokebox (°C)',
  'Axle 1 (°C)',
  'Axle 2 (°C)',
  'Speed (km/h)',
];

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** One reading every five seconds. The numbers are calculated, so they are the same on each visit. */
export const readings: Reading[] = Array.from({ length: 1200 }, (_, index) => {
  const seconds = index * 5;
  const reading: Reading = {
    id: index + 1,
    time: `${twoDigits(10 + Math.floor(seconds / 3600))}:${twoDigits(Math.floor(seconds / 60) % 60)}:${twoDigits(seconds % 60)}`,
  };
  gauges.forEach((_gauge, gauge) => {
    const wave = Math.sin(index / (9 + gauge)) + Math.sin(index / 31);
    reading[`g${gauge}`] = Math.round((20 + gauge * 4 + wave * (3 + gauge / 2)) * 10) / 10;
  });
  return reading;
});

export const gaugeColumns: GridColDef<Reading>[] = gauges.map((headerName, index) => ({
  field: `g${index}`,
  headerName,
  type: 'number',
  width: 150,
}));
