/** The sections that the header links to. */
export const sections = [
  { href: '#how-it-works', label: 'How it works' },
  { href: '#features', label: 'What it hears' },
  { href: '#voices', label: 'Keepers' },
  { href: '#questions', label: 'Questions' },
];

/** Loudness in one hive for each quarter of an hour, in percent. */
export const morning = [
  22, 18, 26, 34, 30, 46, 58, 52, 70, 84, 78, 92, 86, 96, 80, 88, 74, 66, 72, 58, 62, 48, 54, 40,
];

export const readings = [
  { label: 'Mood', value: 'Calm, foraging' },
  { label: 'Queen', value: 'Heard at 06:40' },
  { label: 'Weight', value: '31.4 kg, 0.8 more than yesterday' },
];

export const steps = [
  {
    title: 'Hang it in',
    text: 'The sensor is as thick as a frame bar and hangs between two combs. No drilling, no cable through the wood.',
  },
  {
    title: 'Let it listen',
    text: 'For nine days it learns how this colony sounds in rain, in heat and at night. From then on it knows what is new.',
  },
  {
    title: 'Open when it counts',
    text: 'You get one message a day, and another at once when a queen is missing or a swarm is near.',
  },
];

export const keepers = [
  {
    text: 'I used to open every hive on Sunday. Now I open the two that need me, and the others keep their warmth.',
    name: 'Oona Lindqvist',
    role: '26 colonies, on roofs',
  },
  {
    text: 'It told me of a swarm three days ahead. I had time to build the second box, and to borrow a ladder.',
    name: 'Mateus Brandão',
    role: 'School garden, 2 colonies',
  },
];

export const figures = [
  { value: '3 days', label: 'warning before most swarms' },
  { value: '18 months', label: 'between two charges' },
  { value: '9 g', label: 'less honey room per hive' },
];

export const questions = [
  {
    question: 'Does the sensor disturb the bees?',
    answer:
      'No. It only listens, sends for two seconds a day, and is as warm as the wood beside it. Bees cover it with propolis, and it hears through that.',
  },
  {
    question: 'What happens without a phone network?',
    answer:
      'The sensor keeps six weeks of days. Walk past with your phone, and it hands over what is new.',
  },
  {
    question: 'Which hives does it fit?',
    answer:
      'All with movable frames and a bee space of 6 to 10 millimeters. For top-bar hives there is a holder in the box.',
  },
  {
    question: 'Who owns the recordings?',
    answer:
      'You. They stay on your account, leave it as files whenever you like, and are deleted with it.',
  },
];
