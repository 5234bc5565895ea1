/** The schedule of the evening. */
export const evening = [
  { time: '17:00', what: 'Fly check', who: 'All riggers, on stage' },
  { time: '18:15', what: 'Microphones, row by row', who: 'Sound, with the chorus' },
  { time: '19:00', what: 'Doors', who: 'Front of house' },
  { time: '19:30', what: 'The Lighthouse Sisters', who: 'Act one, 64 minutes' },
  { time: '20:34', what: 'Interval: the boat goes in', who: 'Four hands, left wing' },
  { time: '22:05', what: 'Curtain, then notes', who: 'Everybody, in the canteen' },
];

/** Replace this function with a request to your server. */
export const send = () => new Promise<void>((resolve) => setTimeout(resolve, 700));
