/** The stories of the magazine, newest first. */
export interface Story {
  id: string;
  title: string;
  lead: string;
  topic: string;
  author: string;
  /** Formatted for display, so that the page doesn't depend on the current date. */
  date: string;
  minutes: number;
  /** The scene that `StoryPicture.tsx` draws. */
  scene: 'viaduct' | 'tunnel' | 'rack' | 'halt' | 'snow' | 'night' | 'lines';
}

const stories: readonly [Story, ...Story[]] = [
  {
    id: 'last-ticket',
    title: 'The last paper ticket of the Ravine Line',
    lead: 'For ninety years the conductor punched a hole in the shape of a chamois. In spring the punch goes to a museum, and the passengers want it back.',
    topic: 'People',
    author: 'Iris Tamm',
    date: '14 March',
    minutes: 11,
    scene: 'viaduct',
  },
  {
    id: 'rack-song',
    title: 'Why a rack railway sings in B flat',
    lead: 'Teeth, speed and the length of a coach: the arithmetic of a sound.',
    topic: 'Engineering',
    author: 'Jonas Weil',
    date: '9 March',
    minutes: 7,
    scene: 'rack',
  },
  {
    id: 'two-minute-halt',
    title: 'Two minutes at a halt without a village',
    lead: 'One bench, one lamp, four trains a day. Who gets off here?',
    topic: 'Journeys',
    author: 'Salome Adeyemi',
    date: '2 March',
    minutes: 6,
    scene: 'halt',
  },
  {
    id: 'plow-crew',
    title: 'With the plow before dawn',
    lead: 'At three in the morning the pass belongs to five people and a rotor.',
    topic: 'People',
    author: 'Iris Tamm',
    date: '24 February',
    minutes: 9,
    scene: 'snow',
  },
  {
    id: 'spiral',
    title: 'How to gain two hundred meters without going anywhere',
    lead: 'A tunnel that bites its own tail, explained with a garden hose.',
    topic: 'Engineering',
    author: 'Jonas Weil',
    date: '17 February',
    minutes: 8,
    scene: 'tunnel',
  },
  {
    id: 'night-goods',
    title: 'The milk still goes by train',
    lead: 'Forty churns, one wagon, and a driver who knows each cow by its bell.',
    topic: 'Journeys',
    author: 'Salome Adeyemi',
    date: '8 February',
    minutes: 5,
    scene: 'night',
  },
  {
    id: 'timetable',
    title: 'A timetable drawn as a picture',
    lead: 'Lines for trains, crossings for meetings: the sheet that runs a single track.',
    topic: 'Engineering',
    author: 'Wanda Krol',
    date: '30 January',
    minutes: 10,
    scene: 'lines',
  },
];

export const [leadStory, ...otherStories] = stories;
export const topics = [...new Set(otherStories.map(({ topic }) => topic))];

export const archive = [
  { year: '2023', issues: ['Bridges', 'Winter', 'The cable'] },
  { year: '2022', issues: ['Stations', 'Steam', 'Border lines', 'Night'] },
  { year: '2021', issues: ['The first number', 'Water'] },
];
