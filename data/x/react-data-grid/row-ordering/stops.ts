/** A stop of the tour on which the batteries of the stations are changed. */
export interface Stop {
  id: number;
  station: string;
  minutes: number;
}

export const stops: Stop[] = [
  { id: 1, station: 'Gull Mole', minutes: 20 },
  { id: 2, station: 'Saltpan Flat', minutes: 35 },
  { id: 3, station: 'Otterbrook Weir', minutes: 15 },
  { id: 4, station: 'Hop Yard', minutes: 25 },
  { id: 5, station: 'Crow Stile', minutes: 140 },
];
