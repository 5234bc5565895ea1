/** What is bought, and what it costs: whole cents, so that sums are exact. */
export interface Item {
  name: string;
  detail: string;
  shape: 'delta' | 'box' | 'tail';
  quantity: number;
  cents: number;
}

export const items: readonly Item[] = [
  {
    name: 'Skylark delta',
    detail: 'Span 1.8 m, for a light breeze',
    shape: 'delta',
    quantity: 1,
    cents: 6800,
  },
  { name: 'Lantern box kite', detail: 'Spruce and silk', shape: 'box', quantity: 1, cents: 11450 },
  { name: 'Ribbon tail', detail: '6 m, undyed', shape: 'tail', quantity: 2, cents: 950 },
];

export interface Delivery {
  id: string;
  name: string;
  detail: string;
  cents: number;
}

export const deliveries: readonly [Delivery, ...Delivery[]] = [
  { id: 'bicycle', name: 'By bicycle courier', detail: 'Tomorrow, in the city', cents: 900 },
  { id: 'post', name: 'By post, in a long tube', detail: 'Two or three days', cents: 590 },
  {
    id: 'workshop',
    name: 'Fetch it yourself',
    detail: 'From our workshop, with a lesson',
    cents: 0,
  },
];

export const formatPrice = (cents: number) => `€ ${(cents / 100).toFixed(2)}`;

export const getTotal = (delivery: Delivery) =>
  items.reduce((sum, { quantity, cents }) => sum + quantity * cents, delivery.cents);

/** Stands for your server. Resolves to the number of the order. */
export const placeOrder = () =>
  new Promise<string>((resolve) => setTimeout(() => resolve('K 2047'), 800));
