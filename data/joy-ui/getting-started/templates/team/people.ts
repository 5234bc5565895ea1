export const SKILLS = ['Carpentry', 'Rigging', 'Engines', 'Sailmaking', 'Painting'] as const;
export type Skill = (typeof SKILLS)[number];

export interface Person {
  id: string;
  name: string;
  role: string;
  skills: readonly Skill[];
  days: string;
}

export interface Application {
  person: Person;
  text: string;
}

export type Decision = 'accepted' | 'declined';

export const PEOPLE: readonly Person[] = [
  {
    id: 'jorun',
    name: 'Jorun Lie',
    role: 'Shipwright',
    skills: ['Carpentry', 'Painting'],
    days: 'Monday to Thursday',
  },
  {
    id: 'davi',
    name: 'Davi Rocha',
    role: 'Rigger',
    skills: ['Rigging', 'Sailmaking'],
    days: 'Tuesday and Saturday',
  },
  {
    id: 'greta',
    name: 'Greta Holm',
    role: 'Mechanic',
    skills: ['Engines'],
    days: 'Wednesday to Friday',
  },
  {
    id: 'kofi',
    name: 'Kofi Mensah',
    role: 'Apprentice',
    skills: ['Carpentry', 'Rigging'],
    days: 'Every weekday',
  },
  {
    id: 'anouk',
    name: 'Anouk Petit',
    role: 'Sailmaker',
    skills: ['Sailmaking'],
    days: 'Saturday',
  },
  {
    id: 'milan',
    name: 'Milan Horvat',
    role: 'Volunteer',
    skills: ['Painting', 'Engines'],
    days: 'Friday and Saturday',
  },
];

export const APPLICATIONS: readonly Application[] = [
  {
    person: {
      id: 'sena',
      name: 'Sena Aydin',
      role: 'Volunteer',
      skills: ['Carpentry'],
      days: 'Saturday',
    },
    text: 'I build kitchens, and I would like to learn how to bend planks over steam.',
  },
  {
    person: {
      id: 'owen',
      name: 'Owen Reid',
      role: 'Volunteer',
      skills: ['Engines', 'Painting'],
      days: 'Monday and Tuesday',
    },
    text: 'I kept the diesel engines of a ferry for 20 years. I can teach, too.',
  },
  {
    person: {
      id: 'lucia',
      name: 'Lucia Conti',
      role: 'Apprentice',
      skills: ['Sailmaking', 'Rigging'],
      days: 'Every weekday',
    },
    text: 'I finish school in June, and I am looking for a place for two years.',
  },
];

export const getInitials = (name: string) =>
  name
    .split(' ')
    .map((word) => word.charAt(0))
    .join('');
