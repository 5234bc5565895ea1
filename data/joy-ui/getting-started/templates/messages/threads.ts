export interface Message {
  from: string;
  time: string;
  text: string;
}

export interface Thread {
  id: string;
  name: string;
  unread: number;
  messages: readonly Message[];
}

/** The name of the signed-in person. */
export const ME = 'Ines';

export const THREADS: readonly Thread[] = [
  {
    id: 'crew',
    name: 'Crew of the Petrel',
    unread: 2,
    messages: [
      {
        from: 'Oskar',
        time: '8:12',
        text: 'The drill starts at 18:00. Who brings the spare radio?',
      },
      { from: 'Ines', time: '8:15', text: 'I have it. The battery is full.' },
      { from: 'Mette', time: '8:31', text: 'Wind is 5 from the west, so we stay inside the pier.' },
      { from: 'Oskar', time: '8:33', text: 'Good. Please be at the slipway at 17:45.' },
    ],
  },
  {
    id: 'mette',
    name: 'Mette',
    unread: 0,
    messages: [
      { from: 'Mette', time: 'Mon', text: 'Can you take my watch on Saturday?' },
      { from: 'Ines', time: 'Mon', text: 'Yes, if you take mine on the 12th.' },
    ],
  },
  {
    id: 'harbor',
    name: 'Harbor office',
    unread: 0,
    messages: [
      {
        from: 'Harbor office',
        time: 'Sun',
        text: 'The slipway is closed for cleaning until 14:00.',
      },
    ],
  },
];
