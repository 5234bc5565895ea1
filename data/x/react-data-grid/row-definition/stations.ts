/** A station of the weather network, as its directory describes it. */
export interface Station {
  code: string;
  name: string;
  region: 'Coast' | 'Valley' | 'Ridge';
  elevation: number;
  opened: number;
}

export const stations: Station[] = [
  { code: 'GLM', name: 'Gull Mole', region: 'Coast', elevation: 4, opened: 1951 },
  { code: 'SLT', name: 'Saltpan Flat', region: 'Coast', elevation: 2, opened: 1987 },
  { code: 'OTB', name: 'Otterbrook Weir', region: 'Valley', elevation: 118, opened: 1964 },
  { code: 'HPY', name: 'Hop Yard', region: 'Valley', elevation: 143, opened: 2003 },
  { code: 'CRW', name: 'Crow Stile', region: 'Ridge', elevation: 611, opened: 1978 },
  { code: 'LNT', name: 'Lantern Peak', region: 'Ridge', elevation: 934, opened: 2015 },
];

/** What a station sends every hour. A sensor that is out of order is left out. */
export interface Report {
  station: { code: string; name: string };
  air: { temperature: number; humidity?: number };
  gusts: number[];
}

export const reports: Report[] = [
  {
    station: { code: 'GLM', name: 'Gull Mole' },
    air: { temperature: 11.4, humidity: 82 },
    gusts: [31, 38, 35],
  },
  {
    station: { code: 'OTB', name: 'Otterbrook Weir' },
    air: { temperature: 13.2 },
    gusts: [12, 15, 9],
  },
  {
    station: { code: 'CRW', name: 'Crow Stile' },
    air: { temperature: 6.8, humidity: 91 },
    gusts: [54, 61, 47],
  },
  { station: { code: 'LNT', name: 'Lantern Peak' }, air: { temperature: 3.1 }, gusts: [] },
];
