/** One train of the open day. */
export interface Train {
  id: string;
  departs: string;
  destination: string;
  hauledBy: string;
  seats: number;
  note: string;
}

/** Returns an item of a list, and starts again at the end. */
const pick = <T>(list: readonly [T, ...T[]], index: number) => list[index % list.length] ?? list[0];

const destinations: [string, ...string[]] = [
  'Quarry Halt',
  'Mill Lane',
  'Upper Valley and Sanatorium',
  'Depot',
];
const engines: [string, ...string[]] = [
  'Hedwig',
  'Quarry Kate',
  'Branch line railcar',
  'Works shunter 4',
];
const notes: [string, ...string[]] = [
  'Stops on request',
  'No dogs',
  'The dining car is open, and the table for the children is in the second carriage.',
  'Photo stop at the viaduct',
  'Free for residents',
];

/** A train leaves every 25 minutes from 9:00. */
export const trains: Train[] = Array.from({ length: 18 }, (_, index) => {
  const minutes = 540 + index * 25;
  return {
    id: `T${101 + index}`,
    departs: `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`,
    destination: pick(destinations, index * 3),
    hauledBy: pick(engines, index * 5),
    seats: 40 + ((index * 17) % 90),
    note: pick(notes, index * 2),
  };
});
