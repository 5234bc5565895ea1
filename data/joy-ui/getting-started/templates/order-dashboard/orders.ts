export const STATES = ['Paid', 'Shipped', 'Refunded'] as const;
export type State = (typeof STATES)[number];

export interface Order {
  id: string;
  customer: string;
  seeds: string;
  date: string;
  state: State;
  /** In euros. */
  total: number;
}

export const ORDERS: readonly Order[] = [
  {
    id: 'S-2041',
    customer: 'Nadia Okafor',
    seeds: 'Kale, chard',
    date: 'Mar 3',
    state: 'Paid',
    total: 14.5,
  },
  {
    id: 'S-2040',
    customer: 'Ruben Vale',
    seeds: 'Ten tomatoes',
    date: 'Mar 3',
    state: 'Shipped',
    total: 32,
  },
  {
    id: 'S-2039',
    customer: 'School garden',
    seeds: 'Beans, peas, maize',
    date: 'Mar 2',
    state: 'Shipped',
    total: 58.9,
  },
  {
    id: 'S-2038',
    customer: 'Ida Lund',
    seeds: 'Sunflower',
    date: 'Mar 2',
    state: 'Refunded',
    total: 3.2,
  },
  {
    id: 'S-2037',
    customer: 'Teo Marin',
    seeds: 'Green manure, 5 kg',
    date: 'Mar 1',
    state: 'Paid',
    total: 41,
  },
  {
    id: 'S-2036',
    customer: 'Aya Sato',
    seeds: 'Shiso, mizuna',
    date: 'Mar 1',
    state: 'Shipped',
    total: 9.8,
  },
  {
    id: 'S-2035',
    customer: 'Bram Peeters',
    seeds: 'Leek',
    date: 'Feb 28',
    state: 'Paid',
    total: 4.1,
  },
];

export const COLORS = { Paid: 'success', Shipped: 'primary', Refunded: 'neutral' } as const;

export const formatTotal = (total: number) => `€${total.toFixed(2)}`;
