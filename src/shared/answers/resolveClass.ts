/** The answer to a CSS class: component, slot, state, and the ways to override its styles. */
import type { Answer, AnswerPart, AnswerText } from './answer';
import {
  type FoundClass,
  findOwners,
  findTarget,
  getClassHref,
  getClassName,
  listSlots,
} from './classOwners';
import { getRowHref } from './facts';
import type { ProductFacts } from './files';
import { writeOverrides } from './overrides';
import type { ClassRecognition } from './recognizers/class';

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
