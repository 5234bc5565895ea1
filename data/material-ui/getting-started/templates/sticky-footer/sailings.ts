/** The sailings of the day: departure from the pier, departure from the island, and remarks. */
export const sailings = [
  ['06:15', '06:50', 'Post and bread first'],
  ['07:30', '08:05', ''],
  ['08:45', '09:20', 'School'],
  ['10:00', '10:35', ''],
  ['11:15', '11:50', 'Without cars'],
  ['12:30', '13:05', ''],
  ['13:45', '14:20', ''],
  ['15:00', '15:35', 'School'],
  ['16:15', '16:50', ''],
  ['17:30', '18:05', ''],
  ['18:45', '19:20', 'Without cars'],
  ['20:00', '20:35', ''],
  ['21:30', '22:05', 'On request: ring the bell'],
] as const;
