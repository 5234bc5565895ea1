/** The measures of a carriage, before and after its restoration. */
export interface Carriage {
  id: string;
  name: string;
  length: number;
  width: number;
  seats: number;
  standing: number;
  restored: number;
  workHours: number;
}

export const carriages: Carriage[] = [
  {
    id: 'C-11',
    name: 'Third-class coach 218',
    length: 11.4,
    width: 2.9,
    seats: 50,
    standing: 12,
    restored: 2019,
    workHours: 4100,
  },
  {
    id: 'C-12',
    name: 'Dining car Elder',
    length: 20.2,
    width: 2.85,
    seats: 42,
    standing: 0,
    restored: 2023,
    workHours: 6800,
  },
  {
    id: 'C-15',
    name: 'Mail coach 40',
    length: 16.7,
    width: 2.9,
    seats: 6,
    standing: 4,
    restored: 2016,
    workHours: 2250,
  },
  {
    id: 'C-16',
    name: 'Saloon of the director',
    length: 17.1,
    width: 2.9,
    seats: 14,
    standing: 0,
    restored: 2025,
    workHours: 7900,
  },
  {
    id: 'C-19',
    name: 'Open excursion car',
    length: 9.3,
    width: 2.7,
    seats: 36,
    standing: 20,
    restored: 2012,
    workHours: 980,
  },
];

const metres = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });

export const formatMetres = (value: number) => `${metres.format(value)} m`;
export const formatYear = (value: number) => String(value);
