/** A sensor of the network, with the results of last month. */
export interface Sensor {
  id: number;
  region: string;
  kind: string;
  station: string;
  /** Hours without a reading. */
  outage: number;
}

const list: [string, string, string, number][] = [
  ['Coast', 'Wind', 'Gull Mole', 2],
  ['Valley', 'Rain', 'Hop Yard', 0],
  ['Ridge', 'Wind', 'Crow Stile', 31],
  ['Coast', 'Rain', 'Saltpan Flat', 5],
  ['Valley', 'Wind', 'Otterbrook Weir', 1],
  ['Coast', 'Rain', 'Gull Mole', 0],
  ['Ridge', 'Rain', 'Crow Stile', 12],
  ['Ridge', 'Wind', 'Lantern Peak', 54],
];

export const sensors: Sensor[] = list.map(([region, kind, station, outage], index) => ({
  id: index + 1,
  region,
  kind,
  station,
  outage,
}));
