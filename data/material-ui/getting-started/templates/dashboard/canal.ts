/** Sample data. Replace it with data from your server. */
export type Period = 'week' | 'month';

export const kinds = [
  { id: 'narrow', label: 'Narrowboats' },
  { id: 'freight', label: 'Freight barges' },
  { id: 'paddled', label: 'Paddled and rowed' },
] as const;

export type Kind = (typeof kinds)[number]['id'];

/** Passages through all locks, by kind of boat. */
export const passages: Record<Period, { labels: string[]; counts: Record<Kind, number[]> }> = {
  week: {
    labels: ['Wed', 'Thu', 'Fri', 'Sat', 'Sun', 'Mon', 'Tue'],
    counts: {
      narrow: [26, 31, 38, 52, 47, 24, 28],
      freight: [10, 13, 9, 2, 0, 11, 12],
      paddled: [8, 7, 14, 33, 29, 6, 9],
    },
  },
  month: {
    labels: ['Week 1', 'Week 2', 'Week 3', 'Week 4'],
    counts: {
      narrow: [188, 214, 231, 246],
      freight: [61, 58, 64, 57],
      paddled: [52, 74, 88, 106],
    },
  },
};

/** Daily level of the summit reservoir, in centimeters. */
export const levels = [412, 409, 405, 401, 399, 394, 388, 391, 397, 396, 392, 387, 381, 378];

/** Below this level the upper staircase of locks closes. */
export const lowestLevel = 360;

export const figures = [
  { label: 'Boats today', value: '49', change: '9 more than last Tuesday', rises: true },
  { label: 'Longest wait', value: '26 min', change: '11 less than yesterday', rises: false },
  { label: 'Water per boat', value: '142 m³', change: '6 less than in spring', rises: false },
  { label: 'Locks in service', value: '13 of 14', change: 'Lock 9: paddle gear', rises: undefined },
];

export interface Booking {
  id: number;
  time: string;
  boat: string;
  kind: string;
  lock: number;
  meters: number;
  state: 'Through' | 'In the lock' | 'Waiting' | 'Booked';
}

export const bookings: readonly Booking[] = [
  {
    id: 1,
    time: '06:40',
    boat: 'Gritstone',
    kind: 'Freight',
    lock: 4,
    meters: 27.4,
    state: 'Through',
  },
  {
    id: 2,
    time: '07:10',
    boat: 'Mabel Grey',
    kind: 'Narrowboat',
    lock: 4,
    meters: 17.7,
    state: 'Through',
  },
  {
    id: 3,
    time: '07:35',
    boat: 'Rowing club, eight',
    kind: 'Rowed',
    lock: 6,
    meters: 18.1,
    state: 'Through',
  },
  {
    id: 4,
    time: '08:05',
    boat: 'Second Wind',
    kind: 'Narrowboat',
    lock: 5,
    meters: 14.0,
    state: 'Through',
  },
  {
    id: 5,
    time: '08:20',
    boat: 'Anchorite',
    kind: 'Narrowboat',
    lock: 7,
    meters: 17.4,
    state: 'In the lock',
  },
  {
    id: 6,
    time: '08:20',
    boat: 'Clinker',
    kind: 'Freight',
    lock: 12,
    meters: 26.9,
    state: 'In the lock',
  },
  {
    id: 7,
    time: '08:45',
    boat: 'Pemberley’s Folly',
    kind: 'Narrowboat',
    lock: 7,
    meters: 18.3,
    state: 'Waiting',
  },
  {
    id: 8,
    time: '08:50',
    boat: 'Canoe school',
    kind: 'Paddled',
    lock: 8,
    meters: 4.6,
    state: 'Waiting',
  },
  {
    id: 9,
    time: '09:15',
    boat: 'Otterspool',
    kind: 'Narrowboat',
    lock: 7,
    meters: 12.2,
    state: 'Booked',
  },
  {
    id: 10,
    time: '09:40',
    boat: 'Salt of the Earth',
    kind: 'Freight',
    lock: 11,
    meters: 28.2,
    state: 'Booked',
  },
  {
    id: 11,
    time: '10:05',
    boat: 'Quiet Please',
    kind: 'Narrowboat',
    lock: 10,
    meters: 16.5,
    state: 'Booked',
  },
  {
    id: 12,
    time: '10:30',
    boat: 'Brindle',
    kind: 'Narrowboat',
    lock: 13,
    meters: 13.8,
    state: 'Booked',
  },
];

export const notices = [
  { id: 1, text: 'Lock 9: the upper paddle sticks. The diver comes at eleven.', urgent: true },
  { id: 2, text: 'Reeds block the side weir at Cotter’s Bend.', urgent: false },
  { id: 3, text: 'Gritstone asks for a passage after dusk on Thursday.', urgent: false },
];
