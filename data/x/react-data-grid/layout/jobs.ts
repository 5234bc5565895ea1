type Bay = 'Boiler shop' | 'Wheel pit' | 'Paint shop' | 'Upholstery';

/** One job in the workshop of the museum. */
export interface Job {
  id: number;
  task: string;
  vehicle: string;
  bay: Bay;
  hours: number;
}

/** Returns an item of a list, and starts again at the end. */
const pick = <T>(list: readonly [T, ...T[]], index: number) => list[index % list.length] ?? list[0];

type Task = [string, Bay, number];

const tasks: [Task, ...Task[]] = [
  ['Replace the stay bolts', 'Boiler shop', 36],
  ['Turn the tires', 'Wheel pit', 14],
  ['Sand the doors', 'Paint shop', 9],
  ['Restuff the benches', 'Upholstery', 22],
  ['Test the safety valve', 'Boiler shop', 3],
  ['Grease the axle boxes', 'Wheel pit', 2],
  ['Letter the solebar', 'Paint shop', 5],
];
const vehicles: [string, ...string[]] = [
  'Hedwig',
  'Dining car Elder',
  'Quarry Kate',
  'Mail coach 40',
  'Blue Anton',
];

/** The jobs of the season, in the order in which they were accepted. */
export const jobs: Job[] = Array.from({ length: 60 }, (_, index) => {
  const [task, bay, hours] = pick(tasks, index * 3);
  return {
    id: index + 1,
    task,
    vehicle: pick(vehicles, index * 2),
    bay,
    hours: hours + (index % 4),
  };
});
