/** Rain of one month at one station, in millimeters. */
export interface MonthOfRain {
  id: number;
  station: string;
  region: string;
  rain: number;
  days: number;
}

const list: [string, string, number, number][] = [
  ['Gull Mole', 'Coast', 71.4, 14],
  ['Saltpan Flat', 'Coast', 58.2, 11],
  ['Otterbrook Weir', 'Valley', 94.6, 17],
  ['Hop Yard', 'Valley', 88.1, 16],
  ['Crow Stile', 'Ridge', 142.8, 21],
  ['Lantern Peak', 'Ridge', 167.5, 23],
];

export const months: MonthOfRain[] = list.map(([station, region, rain, days], index) => ({
  id: index + 1,
  station,
  region,
  rain,
  days,
}));
