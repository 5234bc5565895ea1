export type Fare = 'single' | 'return' | 'footplate';

/** One group of visitors who booked the museum train. */
export interface Booking {
  id: number;
  group: string;
  fare: Fare;
  adults: number;
  children: number;
  /** The deposit in cents, as the cash desk stores it. */
  depositCents: number;
  /** The day of the ride, as text in the format of ISO 8601. */
  ride: string;
  confirmed: boolean;
}

export const fares: { value: Fare; label: string; dollars: number }[] = [
  { value: 'single', label: 'One way', dollars: 9 },
  { value: 'return', label: 'Round trip', dollars: 15 },
  { value: 'footplate', label: 'Footplate ride', dollars: 48 },
];

const groups = [
  'Alder Street School',
  'Model railroad club',
  'Family Brandt',
  'Retired signalmen',
  'Photo workshop',
  'Birthday of Noor',
  'Chess club Rook',
  'Volunteers of the depot',
  'Choir of the valley',
  'Family Osei',
];
/** Returns an item of a list, and starts again at the end. */
const pick = <T>(list: readonly [T, ...T[]], index: number) => list[index % list.length] ?? list[0];

const fareOrder: [Fare, ...Fare[]] = ['return', 'single', 'return', 'footplate'];

export const bookings: Booking[] = groups.map((group, index) => ({
  id: 501 + index,
  group,
  fare: pick(fareOrder, index),
  adults: 2 + ((index * 5) % 7),
  children: (index * 3) % 8,
  depositCents: 500 + ((index * 1750) % 6000),
  ride: `2027-05-${String(1 + ((index * 4) % 28)).padStart(2, '0')}`,
  confirmed: index % 3 !== 1,
}));

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

export const formatDollars = (value: number) => dollars.format(value);
export const formatDay = (value: Date) => day.format(value);

/** Creates a `Date` at midnight in the time zone of the user. */
export function parseDay(text: string) {
  const [year = 2027, month = 1, date = 1] = text.split('-').map(Number);
  return new Date(year, month - 1, date);
}

export function getTotal({ adults, children, fare }: Booking) {
  const price = fares.find(({ value }) => value === fare)?.dollars ?? 0;
  return (adults + children / 2) * price;
}
