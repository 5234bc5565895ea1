/** The shifts of one volunteer on the open day. Each field is an hour. */
export interface Shift {
  id: string;
  name: string;
  h9: string;
  h10: string;
  h11: string;
  h12: string;
  h13: string;
}

export type Hour = Exclude<keyof Shift, 'id' | 'name'>;

export const hours: Hour[] = ['h9', 'h10', 'h11', 'h12', 'h13'];

export const shifts: Shift[] = [
  {
    id: 'ag',
    name: 'Agnes',
    h9: 'Signal box',
    h10: 'Signal box',
    h11: 'Signal box',
    h12: '',
    h13: 'Tickets',
  },
  {
    id: 'bo',
    name: 'Bogdan',
    h9: 'Footplate',
    h10: 'Footplate',
    h11: '',
    h12: 'Footplate',
    h13: 'Footplate',
  },
  {
    id: 'ch',
    name: 'Chidi',
    h9: '',
    h10: 'Tickets',
    h11: 'Tickets',
    h12: 'Signal box',
    h13: 'Signal box',
  },
  { id: 'du', name: 'Dunja', h9: 'Café', h10: 'Café', h11: 'Café', h12: 'Café', h13: '' },
];
