/** A planned visit of a station. */
export interface Visit {
  id: number;
  station: string;
  keeper: string;
  /** Length of the visit and of the way, in minutes. */
  work: number;
  way: number;
}

export const visits: Visit[] = [
  { id: 1, station: 'Gull Mole', keeper: 'R. Baptiste', work: 45, way: 20 },
  { id: 2, station: 'Hop Yard', keeper: 'R. Baptiste', work: 30, way: 35 },
  { id: 3, station: 'Crow Stile', keeper: 'Y. Arai', work: 60, way: 240 },
  { id: 4, station: 'Lantern Peak', keeper: 'Y. Arai', work: 90, way: 310 },
];
