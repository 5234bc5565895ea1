/** The components, slots, and rows of the API reference that CSS classes belong to. */
import { type Found, findClass, getRowHref } from './facts';
import type { ClassFacts, ProductFacts } from './files';
import type { OverrideTarget } from './overrides';
import type { ClassName } from './recognizers/class';

/** A class with its component in the API reference. */
export interface FoundClass extends Found {
  name: ClassName;
  /** Undefined for a class that isn't public. */
  facts: ClassFacts | undefined;
}

/** Finds the components that a class belongs to, the preferred one first. */
export function findOwners(name: ClassName, products: readonly ProductFacts[]): FoundClass[] {
  const { component, rule, prefix } = name;
  // In Joy UI, `JoyButton-root` is the name of the styles, and `MuiButton-root` the class.
  const start = `${prefix === 'Joy' ? 'Mui' : prefix}${component}-`;
  const owners = products
    .filter(({ product }) => (prefix === 'Joy') === (product === 'joy-ui') || prefix === 'Mui')
    .flatMap((product) =>
      product.entries
        .filter(({ classes }) => classes.some(({ className }) => className.startsWith(start)))
        // Those of `InputBase` are also classes of the components that render it.
        .sort((a, b) => Number(b.name === component) - Number(a.name === component))
        .map((entry): FoundClass => ({
          name,
          entry,
          product,
          facts: findClass(entry, rule) ?? findPattern(entry.classes, start + rule),
        })),
    );
  // Several components can share classes: those of the data grid are in each grid.
  const unique = owners.filter(
    (one, index) => owners.findIndex(({ product }) => product === one.product) === index,
  );
  const exact = unique.filter(({ facts }) => facts);
  return exact.length > 0 ? exact : unique;
}

/** Finds a class with another number: the reference has `grid-xs-12` for `grid-xs-6`. */
function findPattern(classes: readonly ClassFacts[], className: string): ClassFacts | undefined {
  const pattern = className.replace(/\d+$/, '');
  return pattern === className
    ? undefined
    : classes.find((one) => one.className.replace(/\d+$/, '') === pattern);
}

/** Returns the class as it is in the page. */
export const getClassName = ({ name }: FoundClass) =>
  `${name.prefix === 'Joy' ? 'Mui' : name.prefix}${name.component}-${name.rule}`;

/** Returns the address of the row of a class. */
export function getClassHref({ entry, facts }: FoundClass): string {
  return facts ? getRowHref(entry, 'classes', facts.rule) : entry.href;
}

/** Returns the slots whose element has the class. */
export const listSlots = ({ facts }: FoundClass) => facts?.on ?? (facts ? [facts.rule] : []);

/**
 * Returns the element to override.
 * @param own the classes of one component on the element; at least one.
 * @param isList whether they are all classes of the element, not those of a selector.
 */
export function findTarget(
  own: readonly FoundClass[],
  states: readonly string[],
  isList: boolean,
): OverrideTarget {
  // The root of a component can be another slot too: that of `Drawer` is its modal.
  const slotOf =
    own.find(({ facts }) => facts?.rule === 'root') ??
    own.findLast(({ facts }) => facts && facts.on === undefined);
  // A list of an element has classes of all its props. The slot is enough for the styles.
  const classes = isList && slotOf ? [] : own.filter((one) => one !== slotOf).map(getClassName);
  const slots = slotOf ? [slotOf.facts!.rule] : listSlots(own[0]!);
  const [slot] = slots.length === 1 ? slots : [undefined];
  const slotFacts =
    slotOf?.facts ?? own[0]!.entry.classes.find(({ rule, on }) => rule === slot && !on);
  const apart = (slotFacts ?? own[0]!.facts)?.apart;
  return {
    ...(slot !== undefined && { slot }),
    ...(slotFacts && { slotClass: slotFacts.className }),
    classes,
    states: [...states],
    isDirect: slotFacts?.direct === true,
    ...(apart !== undefined && { apart }),
  };
}
