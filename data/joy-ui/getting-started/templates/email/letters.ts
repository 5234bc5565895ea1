export const FOLDERS = ['Inbox', 'Sent', 'Archive', 'Trash'] as const;
export type Folder = (typeof FOLDERS)[number];

export interface Letter {
  id: string;
  folder: Folder;
  from: string;
  to: string;
  subject: string;
  date: string;
  isNew: boolean;
  paragraphs: readonly string[];
}

/** A letter that the user writes. */
export interface Draft {
  to: string;
  subject: string;
  text: string;
}

export const EMPTY_DRAFT: Draft = { to: '', subject: '', text: '' };

/** The address of the signed-in person. */
export const ME = 'office@harbor-orchestra.org';

/** Returns an error message for each invalid field. */
export function validate({ to, subject, text }: Draft): Partial<Draft> {
  return {
    ...(!/^\S+@\S+\.\S+$/.test(to.trim()) && {
      to: 'Enter an email address, such as ada@mail.org.',
    }),
    ...(subject.trim() === '' && { subject: 'Enter a subject.' }),
    ...(text.trim() === '' && { text: 'Enter a message.' }),
  };
}

export const LETTERS: readonly Letter[] = [
  {
    id: 'timpani',
    folder: 'Inbox',
    from: 'rosa@city-hall-stage.org',
    to: ME,
    subject: 'The freight elevator is out of order',
    date: 'Apr 14',
    isNew: true,
    paragraphs: [
      'The freight elevator stops for repairs from Thursday to Saturday. The timpani and the harp have to come in through the garden door, which is 110 cm wide.',
      'I can send two stagehands at 15:00. Does your truck fit under the gate at 3.4 meters?',
    ],
  },
  {
    id: 'parts',
    folder: 'Inbox',
    from: 'library@score-rental.org',
    to: ME,
    subject: 'Missing: second bassoon part',
    date: 'Apr 13',
    isNew: true,
    paragraphs: [
      'We received the set of parts yesterday. The second bassoon part, pages 9 to 12, is missing.',
      'If you find it by the end of the month, there is no charge.',
    ],
  },
  {
    id: 'bus',
    folder: 'Inbox',
    from: 'bookings@coastline-buses.org',
    to: ME,
    subject: 'Two buses for the tour in June',
    date: 'Apr 11',
    isNew: false,
    paragraphs: [
      'We hold two buses with 49 seats for June 3 to 6. The double basses travel in the trailer.',
      'Confirm by April 20, and send us the names of the passengers a week before the departure.',
    ],
  },
  {
    id: 'oboe',
    folder: 'Inbox',
    from: 'liv.aas@oboe-reeds.org',
    to: ME,
    subject: 'Audition on Friday',
    date: 'Apr 9',
    isNew: false,
    paragraphs: ['I accept the slot at 11:20, and I bring my own accompanist.'],
  },
  {
    id: 'choir',
    folder: 'Sent',
    from: ME,
    to: 'secretary@north-shore-choir.org',
    subject: 'Risers for the May concert',
    date: 'Apr 10',
    isNew: false,
    paragraphs: [
      'We have risers for 60 singers. The rehearsal with the choir is on May 7 at 18:30.',
    ],
  },
  {
    id: 'piano',
    folder: 'Archive',
    from: 'workshop@felt-and-hammer.org',
    to: ME,
    subject: 'Piano tuned to 442 Hz',
    date: 'Mar 28',
    isNew: false,
    paragraphs: ['The piano in the small hall is tuned. The next appointment is on June 30.'],
  },
];
