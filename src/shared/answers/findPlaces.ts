/** Finds the components and slots that an element of a page belongs to, from its classes. */
import { type FoundClass, findOwners, findTarget, getClassName } from './classOwners';
import type { Found } from './facts';
import type { ClassFacts, EntryFacts, ProductFacts } from './files';
import type { OverrideTarget } from './overrides';
import { recognizeClass } from './recognizers/class';

/** What an element is to one component. */
export interface Place extends Found {
  /** The element, without its states. */
  target: OverrideTarget;
  /** The classes of the component on the element. */
  classes: FoundClass[];
  /** The state classes of the component that the element has now. */
  states: ClassFacts[];
}

/** Classes of the libraries. Names made of hashes repeat them, and only in development. */
const LIBRARY_CLASS = /^(?:Mui|base-)[A-Z-]/;

/**
 * Finds the places of an element. An element can have several: the paper of a menu belongs to `Paper`, `Popover`, and
 * `Menu`.
 * @param classNames all classes of the element, in their order.
 * @param products the preferred product first.
 * @returns the places, the most specific one first; none for an element without classes of the libraries.
 */
export function findPlaces(
  classNames: readonly string[],
  products: readonly ProductFacts[],
): Place[] {
  const own = classNames.filter((name) => LIBRARY_CLASS.test(name));
  const recognition = recognizeClass(own.join(' '));
  if (!recognition) {
    return [];
  }
  const { classes, states } = recognition;
  const names = [...new Set(classes.map(({ prefix, component }) => prefix + component))];
  const places = names.flatMap((name): Place[] => {
    const found = choose(
      classes
        .filter(({ prefix, component }) => prefix + component === name)
        .map((one) => findOwners(one, products)),
    );
    const [first] = found;
    return first
      ? [
          {
            entry: first.entry,
            product: first.product,
            target: findTarget(found, [], true),
            classes: found,
            states: first.entry.classes.filter(({ className }) => states.includes(`.${className}`)),
          },
        ]
      : [];
  });
  return sortPlaces(places);
}

/** Chooses the component that has the most of the classes. The first product wins a tie. */
function choose(owners: readonly FoundClass[][]): FoundClass[] {
  const entries = [...new Set(owners.flat().map(({ entry }) => entry))];
  const lists = entries.map((entry) => owners.flat().filter((one) => one.entry === entry));
  const count = (list: readonly FoundClass[]) => list.filter(({ facts }) => facts).length;
  return lists.reduce<FoundClass[]>(
    (best, list) => (best.length === 0 || count(list) > count(best) ? list : best),
    [],
  );
}

/**
 * Sorts places, the most specific one first. Components add the classes that they are given before or after their own, so
 * the order of the classes decides only where the API data doesn't.
 */
function sortPlaces(places: readonly Place[]): Place[] {
  const rest = [...places].reverse();
  const sorted: Place[] = [];
  while (rest.length > 0) {
    const best = rest.reduce((one, other) => (isMoreSpecific(other, one) ? other : one));
    sorted.push(best);
    rest.splice(rest.indexOf(best), 1);
  }
  return sorted;
}

function isMoreSpecific(one: Place, other: Place): boolean {
  if (rendersComponent(one, other.entry) || rendersComponent(other, one.entry)) {
    return rendersComponent(one, other.entry);
  }
  // The root of a component can be the slot of the component that renders it.
  return !isRoot(one) && isRoot(other);
}

const isRoot = ({ target }: Place) => target.slot === 'root';

/** Whether a component renders another one, as its API says: it takes its props, or has a prop such as `PaperProps`. */
function rendersComponent({ entry, product }: Found, inner: EntryFacts): boolean {
  const seen = new Set<EntryFacts>();
  for (let outer: EntryFacts | undefined = entry; outer && !seen.has(outer);) {
    seen.add(outer);
    if (
      outer.inherits === inner.name ||
      outer.props.some(({ name }) => name === `${inner.name}Props`)
    ) {
      return true;
    }
    const next: string | undefined = outer.inherits;
    outer = product.entries.find(({ name }) => name === next);
  }
  return false;
}

/** Returns the name of a place, such as `Button › startIcon`. */
export function getPlaceName({ entry, target: { slot }, classes }: Place): string {
  const rule = slot ?? classes[0]?.name.rule;
  return rule === undefined ? entry.name : `${entry.name} › ${rule}`;
}

/** Returns the selector of a place: the class of its slot, or the classes that identify it. */
export function getPlaceSelector({ target: { slotClass, classes }, ...place }: Place): string {
  const own = [slotClass, ...classes].filter((name) => name !== undefined);
  const names = own.length > 0 ? own : place.classes.slice(0, 1).map(getClassName);
  return names.map((name) => `.${name}`).join('');
}
