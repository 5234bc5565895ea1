export const TASKS = ['Trail work', 'Signposts', 'Bridges', 'Maps', 'First aid'] as const;
type Task = (typeof TASKS)[number];

export const BADGES = ['Fir', 'Peak', 'Stream'] as const;
export type Badge = (typeof BADGES)[number];

export interface ProfileValues {
  name: string;
  badge: Badge;
  about: string;
  email: string;
  phone: string;
  emergencyName: string;
  emergencyPhone: string;
  tasks: readonly Task[];
  weekends: boolean;
  weekdays: boolean;
  /** The longest way to a trail, in kilometers. */
  distance: number;
}

/** The fields that users type in, in the order of the page. */
export const TEXT_FIELDS = [
  'name',
  'about',
  'email',
  'phone',
  'emergencyName',
  'emergencyPhone',
] as const;
export type TextField = (typeof TEXT_FIELDS)[number];
export type Errors = Partial<Record<TextField, string>>;

export interface SectionProps {
  values: ProfileValues;
  errors: Errors;
  onChange: (change: Partial<ProfileValues>) => void;
}

export const SECTIONS = [
  { id: 'profile-about', title: 'About you' },
  { id: 'profile-contact', title: 'Contact' },
  { id: 'profile-availability', title: 'Availability' },
] as const;

export const MAX_ABOUT = 120;

export const SAVED: ProfileValues = {
  name: 'Tuva Berg',
  badge: 'Fir',
  about: 'I mend steps and drains, and I own a wheelbarrow.',
  email: 'tuva.berg@mail.org',
  phone: '+47 55 010 203',
  emergencyName: 'Eirik Berg',
  emergencyPhone: '+47 55 010 204',
  tasks: ['Trail work', 'Signposts'],
  weekends: true,
  weekdays: false,
  distance: 40,
};

const isPhone = (value: string) => /^\+?[\d ]{6,}$/.test(value.trim());

/** Returns an error message for each invalid field. */
export function validate(values: ProfileValues): Errors {
  const { name, about, email, phone, emergencyName, emergencyPhone } = values;
  return {
    ...(name.trim() === '' && { name: 'Enter your name.' }),
    ...(about.length > MAX_ABOUT && { about: `Use at most ${MAX_ABOUT} characters.` }),
    ...(!/^\S+@\S+\.\S+$/.test(email.trim()) && {
      email: 'Enter an email address, such as ada@mail.org.',
    }),
    ...(phone.trim() !== '' &&
      !isPhone(phone) && { phone: 'Use digits and spaces, such as +47 55 010 203.' }),
    ...(emergencyName.trim() === '' && { emergencyName: 'Enter the name of a contact.' }),
    ...(!isPhone(emergencyPhone) && {
      emergencyPhone: 'Enter a phone number, such as +47 55 010 204.',
    }),
  };
}

export const isEqual = (a: ProfileValues, b: ProfileValues) =>
  JSON.stringify(a) === JSON.stringify(b);
