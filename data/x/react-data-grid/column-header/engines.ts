/** Technical data of a locomotive, as printed on its data sheet. */
export interface Engine {
  id: string;
  name: string;
  pressure: number;
  effort: number;
  speed: number;
  water: number;
}

export const engines: Engine[] = [
  { id: 'L-01', name: 'Hedwig', pressure: 12, effort: 58, speed: 45, water: 4.2 },
  { id: 'L-02', name: 'Old Marten', pressure: 14, effort: 112, speed: 80, water: 15.5 },
  { id: 'L-03', name: 'Quarry Kate', pressure: 11, effort: 31, speed: 25, water: 1.8 },
  { id: 'L-04', name: 'Two Sisters', pressure: 12, effort: 64, speed: 50, water: 5 },
  { id: 'L-05', name: 'Mill pony', pressure: 10, effort: 22, speed: 20, water: 1.1 },
];
