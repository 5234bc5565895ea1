/** The plans, and functions that calculate prices. Prices are whole cents. A year costs as much as ten months. */
export interface Plan {
  id: 'prelude' | 'suite' | 'cycle';
  name: string;
  text: string;
  /** Cents per month. */
  cents: number;
  /** Hours that the price includes. */
  hours: number;
  /** Cents for each additional hour. */
  extraCents: number;
  points: readonly string[];
}

export const plans: readonly [Plan, Plan, Plan] = [
  {
    id: 'prelude',
    name: 'Prelude',
    text: 'For an hour here and there',
    cents: 1200,
    hours: 2,
    extraCents: 900,
    points: [
      'Upright piano or empty room',
      'Book up to three days ahead',
      'Cancel until the evening before',
    ],
  },
  {
    id: 'suite',
    name: 'Suite',
    text: 'For everyone who practices weekly',
    cents: 5400,
    hours: 12,
    extraCents: 500,
    points: [
      'Every room, grand pianos too',
      'Book up to three weeks ahead',
      'A locker as long as a cello',
    ],
  },
  {
    id: 'cycle',
    name: 'Cycle',
    text: 'For students and ensembles',
    cents: 9900,
    hours: 40,
    extraCents: 300,
    points: [
      'Key to the house, day and night',
      'A fixed hour that is always yours',
      'Bring up to eight people',
    ],
  },
];

export type Billing = 'month' | 'year';

export const formatPrice = (cents: number) =>
  `€${(cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)}`;

/** Returns the price of a number of hours per month, in cents. */
export function getMonthly(plan: Plan, hours: number, billing: Billing): number {
  const base = billing === 'year' ? Math.round((plan.cents * 10) / 12) : plan.cents;
  return base + Math.max(0, hours - plan.hours) * plan.extraCents;
}

/** Returns the cheapest plan. */
export const findCheapest = (hours: number, billing: Billing): Plan =>
  plans.reduce((best, plan) =>
    getMonthly(plan, hours, billing) < getMonthly(best, hours, billing) ? plan : best,
  );

/** The rows of the comparison, with a value for each plan. Booleans show as icons. */
export const comparison: readonly {
  group: string;
  rows: readonly { name: string; values: readonly (string | boolean)[] }[];
}[] = [
  {
    group: 'Rooms',
    rows: [
      { name: 'Hours included', values: ['2', '12', '40'] },
      { name: 'Each additional hour', values: ['€9', '€5', '€3'] },
      { name: 'Rooms with a grand piano', values: [false, true, true] },
      { name: 'The hall, for recordings', values: [false, 'On weekdays', true] },
    ],
  },
  {
    group: 'Times',
    rows: [
      { name: 'Open', values: ['8 to 20', '7 to 23', 'Always'] },
      { name: 'Book ahead', values: ['3 days', '3 weeks', '3 months'] },
      { name: 'A fixed hour each week', values: [false, false, true] },
    ],
  },
  {
    group: 'People and things',
    rows: [
      { name: 'People in a room', values: ['1', '3', '8'] },
      { name: 'Locker', values: [false, true, true] },
      { name: 'Tuning on request', values: [false, false, true] },
    ],
  },
];
