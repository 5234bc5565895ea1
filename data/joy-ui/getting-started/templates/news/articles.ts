export const TOPICS = ['Building', 'History', 'Repair', 'Travel'] as const;
export type Topic = (typeof TOPICS)[number];

export interface Article {
  topic: Topic;
  title: string;
  text: string;
  minutes: number;
  picture: 'arch' | 'cable' | 'beam';
}

export const ARTICLES: readonly Article[] = [
  {
    topic: 'Repair',
    title: 'Nine nights to replace a bearing',
    text: 'The crew of the river crossing lifts 400 tonnes by six millimeters, and lowers them before the first tram.',
    minutes: 7,
    picture: 'beam',
  },
  {
    topic: 'History',
    title: 'The bridge that a village carried home',
    text: 'After the flood of 1911, 60 families collected the stones downstream and numbered each one.',
    minutes: 12,
    picture: 'arch',
  },
  {
    topic: 'Building',
    title: 'How to spin a cable from 27,000 wires',
    text: 'Two wheels cross the bay day and night, and each leaves four wires behind.',
    minutes: 9,
    picture: 'cable',
  },
  {
    topic: 'Travel',
    title: 'Seven footbridges in a day',
    text: 'A walk from the weir to the harbor, with a timetable of the lift bridge.',
    minutes: 5,
    picture: 'beam',
  },
  {
    topic: 'Building',
    title: 'Wood again, 80 meters long',
    text: 'Glued beams from the next valley hold a road bridge for trucks of 40 tonnes.',
    minutes: 6,
    picture: 'arch',
  },
];
