/** The last inspection of a vehicle of the museum. */
export interface Inspection {
  id: string;
  vehicle: string;
  inspector: string;
  due: string;
  wheels: number;
  brakes: number;
  boiler: number | null;
  remark: string;
}

const vehicles = [
  'Hedwig',
  'Old Marten',
  'Dining car Elder',
  'Ventilated fruit van',
  'Blue Anton',
  'Mail coach 40',
  'Quarry Kate',
  'Battery railcar',
  'Snow plow wagon',
];
/** Returns an item of a list, and starts again at the end. */
const pick = <T>(list: readonly [T, ...T[]], index: number) => list[index % list.length] ?? list[0];

const inspectors: [string, ...string[]] = ['R. Sandoval', 'M. Lindqvist', 'T. Oyelaran'];
const remarks: [string, ...string[]] = [
  'None',
  'Replace the brake blocks',
  'Flange is worn',
  'Leak at the injector',
];
const boilers = [0, 1, 6];

export const inspections: Inspection[] = vehicles.map((vehicle, index) => ({
  id: `I-${310 + index}`,
  vehicle,
  inspector: pick(inspectors, index),
  due: `2027-${String(1 + ((index * 5) % 12)).padStart(2, '0')}`,
  wheels: 70 + ((index * 13) % 30),
  brakes: 65 + ((index * 17) % 34),
  boiler: boilers.includes(index) ? 80 + index : null,
  remark: pick(remarks, index * 3),
}));
