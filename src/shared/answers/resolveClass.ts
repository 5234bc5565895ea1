/** The answer to a CSS class: component, slot, state, and the ways to override its styles. */
import type { Answer, AnswerPart, AnswerText } from './answer';
import { type Found, findClass, getRowHref } from './facts';
import type { ClassFacts, ProductFacts } from './files';
import { type OverrideTarget, writeOverrides } from './overrides';
import type { ClassName, ClassRecognition } from './recognizers/class';

/** The class of a text in the API reference. */
interface FoundClass extends Found {
  name: ClassName;
  /** Undefined for a class that isn't public. */
  facts: ClassFacts | undefined;
}

/** A state class alone belongs to many components. */
const MAX_WITH_STATE = 12;

/**
 * @param products the loaded products, the preferred one first.
 */
export function resolveClass(
  { classes, states, isList }: ClassRecognition,
  products: readonly ProductFacts[],
  t: AnswerText,
): Answer | undefined {
  // The last class is that of the most specific component: MuiButtonBase-root, MuiButton-root.
  const main = classes.map((name) => findOwners(name, products)).filter(({ length }) => length > 0);
  const [owner, ...alternatives] = main.at(-1) ?? [];
  if (!owner) {
    return classes.length === 0 ? resolveState(states, products, t) : undefined;
  }
  const { entry } = owner;
  const own = main
    .map((owners) => owners.find((one) => one.entry === entry))
    .filter((one) => one !== undefined);
  const target = findTarget(own, states, isList);
  const others = main.flatMap((owners) => {
    const one = owners.find(({ product }) => product === owner.product) ?? owners[0]!;
    return one.entry === entry ? [] : [one];
  });
  return {
    kind: 'class',
    title: t('answerClassTitle', { name: entry.name }),
    parts: [
      {
        label: t('answerComponent'),
        text: `\`${entry.name}\` (${owner.product.name})`,
        href: entry.href,
      },
      ...own.map((one) => describeClass(one, t)),
      ...states.map((state) => describeState(state, owner, t)),
      ...others.map((one) => ({ ...describeClass(one, t), label: t('answerClassBelow') })),
      ...alternatives.map((one): AnswerPart => ({
        label: t('answerClassElsewhere'),
        text: `\`${one.entry.name}\` (${one.product.name})`,
        href: getClassHref(one),
      })),
    ],
    codes: writeOverrides(owner, target, t),
  };
}

/** Finds the components that a class belongs to, the preferred one first. */
function findOwners(name: ClassName, products: readonly ProductFacts[]): FoundClass[] {
  const { component, rule, prefix } = name;
  // In Joy UI, `JoyButton-root` is the name of the styles, and `MuiButton-root` the class.
  const start = `${prefix === 'Joy' ? 'Mui' : prefix}${component}-`;
  const owners = products
    .filter(({ product }) => (prefix === 'Joy') === (product === 'joy-ui') || prefix === 'Mui')
    .flatMap((product) =>
      product.entries
        .filter(({ classes }) => classes.some(({ className }) => className.startsWith(start)))
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

const getClassName = ({ name }: FoundClass) =>
  `${name.prefix === 'Joy' ? 'Mui' : name.prefix}${name.component}-${name.rule}`;

function getClassHref({ entry, facts }: FoundClass): string {
  return facts ? getRowHref(entry, 'classes', facts.rule) : entry.href;
}

/** Returns the slots whose element has the class. */
const listSlots = ({ facts }: FoundClass) => facts?.on ?? (facts ? [facts.rule] : []);

function describeClass(found: FoundClass, t: AnswerText): AnswerPart {
  const { facts } = found;
  const slots = listSlots(found);
  const isSlot = slots.includes(facts?.rule ?? '');
  return {
    label: t(isSlot ? 'answerSlot' : 'answerClass'),
    text: `\`.${getClassName(found)}\``,
    href: getClassHref(found),
    notes: [
      ...(facts === undefined ? [t('answerClassPrivate')] : []),
      ...(isSlot || slots.length === 0
        ? []
        : [t('answerClassOn', { slots: slots.map(quote).join(', ') })]),
      ...(facts?.deprecated === undefined
        ? []
        : [t('answerDeprecated', { instead: facts.deprecated })]),
    ],
    ...(facts?.deprecated !== undefined && { problem: 'deprecated' }),
  };
}

const quote = (name: string) => `\`${name}\``;

function describeState(state: string, { entry }: FoundClass, t: AnswerText): AnswerPart {
  const facts = entry.classes.find(({ className }) => state === `.${className}`);
  return {
    label: t('answerState'),
    text: quote(state),
    ...(facts && { href: getRowHref(entry, 'classes', facts.rule) }),
    ...(state.startsWith('.') && { notes: [t('answerStateNote')] }),
  };
}

function findTarget(own: readonly FoundClass[], states: string[], isList: boolean): OverrideTarget {
  const slotOf = own.findLast(({ facts }) => facts && facts.on === undefined);
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
    states,
    isDirect: slotFacts?.direct === true,
    ...(apart !== undefined && { apart }),
  };
}

/** The answer to a state class without a class of a component. */
function resolveState(
  [state = '']: readonly string[],
  products: readonly ProductFacts[],
  t: AnswerText,
): Answer | undefined {
  const found = products.flatMap((product) =>
    product.entries.flatMap((entry) => {
      const facts = entry.classes.find(({ className }) => `.${className}` === state);
      return facts ? [{ product, entry, facts }] : [];
    }),
  );
  const own = found.filter(({ product }) => product === found[0]?.product);
  return own.length === 0
    ? undefined
    : {
        kind: 'class',
        title: t('answerStateTitle', { state: quote(state) }),
        parts: [
          { label: t('answerState'), text: quote(state), notes: [t('answerStateAlone')] },
          ...own.slice(0, MAX_WITH_STATE).map(({ entry, facts }) => ({
            label: t('answerComponent'),
            text: quote(entry.name),
            href: getRowHref(entry, 'classes', facts.rule),
          })),
        ],
        codes: [],
      };
}
