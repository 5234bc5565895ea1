export const FEATURES = ['Stove', 'Spring water', 'Dogs allowed', 'Sauna'] as const;
type Feature = (typeof FEATURES)[number];

export interface Cabin {
  id: string;
  name: string;
  valley: string;
  beds: number;
  /** In euros for each night. */
  price: number;
  /** The walk from the nearest stop, in minutes. */
  walk: number;
  features: readonly Feature[];
  picture: 'forest' | 'lake' | 'ridge';
}

export interface Criteria {
  query: string;
  beds: number;
  maxPrice: number;
  features: readonly Feature[];
  onlyFavorites: boolean;
}

export const HIGHEST_PRICE = 120;

export const NO_CRITERIA: Criteria = {
  query: '',
  beds: 1,
  maxPrice: HIGHEST_PRICE,
  features: [],
  onlyFavorites: false,
};

export const SORTS = ['Shortest walk', 'Lowest price', 'Most beds'] as const;
export type Sort = (typeof SORTS)[number];

const COMPARE: Record<Sort, (a: Cabin, b: Cabin) => number> = {
  'Shortest walk': (a, b) => a.walk - b.walk,
  'Lowest price': (a, b) => a.price - b.price,
  'Most beds': (a, b) => b.beds - a.beds,
};

const CABINS: readonly Cabin[] = [
  {
    id: 'larch',
    name: 'Larch Cabin',
    valley: 'Upper Senn Valley',
    beds: 4,
    price: 62,
    walk: 50,
    features: ['Stove', 'Spring water', 'Dogs allowed'],
    picture: 'forest',
  },
  {
    id: 'tarn',
    name: 'Tarn House',
    valley: 'Black Lake',
    beds: 6,
    price: 95,
    walk: 80,
    features: ['Stove', 'Sauna'],
    picture: 'lake',
  },
  {
    id: 'marmot',
    name: 'Marmot Bivouac',
    valley: 'Gray Ridge',
    beds: 2,
    price: 18,
    walk: 210,
    features: ['Spring water'],
    picture: 'ridge',
  },
  {
    id: 'mill',
    name: 'Old Sawmill',
    valley: 'Lower Senn Valley',
    beds: 8,
    price: 120,
    walk: 15,
    features: ['Stove', 'Dogs allowed', 'Sauna'],
    picture: 'forest',
  },
  {
    id: 'ferry',
    name: "Boatman's Hut",
    valley: 'Black Lake',
    beds: 2,
    price: 44,
    walk: 25,
    features: ['Stove', 'Dogs allowed'],
    picture: 'lake',
  },
  {
    id: 'pass',
    name: 'Pass Shelter',
    valley: 'Gray Ridge',
    beds: 10,
    price: 30,
    walk: 170,
    features: ['Stove', 'Spring water'],
    picture: 'ridge',
  },
];

/** Returns the cabins that match, in the given order. */
export function findCabins(criteria: Criteria, favorites: readonly string[], sort: Sort) {
  const query = criteria.query.trim().toLowerCase();
  return CABINS.filter(
    ({ id, name, valley, beds, price, features }) =>
      `${name} ${valley}`.toLowerCase().includes(query) &&
      beds >= criteria.beds &&
      price <= criteria.maxPrice &&
      criteria.features.every((feature) => features.includes(feature)) &&
      (!criteria.onlyFavorites || favorites.includes(id)),
  ).sort(COMPARE[sort]);
}

export function formatWalk(minutes: number) {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ');
}
