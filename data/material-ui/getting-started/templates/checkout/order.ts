/** The order. Prices are whole cents, so that sums are exact. */
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
  { id: 'bicycle', name: 'Bicycle courier', detail: 'Tomorrow, in the city', cents: 900 },
  { id: 'post', name: 'Post, in a long tube', detail: 'Two or three days', cents: 590 },
  {
    id: 'workshop',
    name: 'Pick up',
    detail: 'From our workshop, with a lesson',
    cents: 0,
  },
];

export const formatPrice = (cents: number) => `€ ${(cents / 100).toFixed(2)}`;

export const getTotal = (delivery: Delivery) =>
  items.reduce((sum, { quantity, cents }) => sum + quantity * cents, delivery.cents);

/** Replace this function with a request to your server. Resolves to the order number. */
export const placeOrder = () =>
  new Promise<string>((resolve) => setTimeout(() => resolve('K 2047'), 800));
