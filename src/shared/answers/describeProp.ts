/** Describes the use of a prop: its row, and what to write instead of a deprecated or unknown one. */
import { getEditDistance } from '../editDistance';
import { findNear } from '../findNear';
import type { AnswerPart, AnswerText } from './answer';
import { type Found, type FoundProp, findEntries, findProp, listProps } from './facts';
import type { ProductFacts } from './files';

/** Describes a prop that exists. @param value the string that it's set to. */
export function describeProp(
  { name, facts, href, isShared }: FoundProp,
  found: Found,
  products: readonly ProductFacts[],
  t: AnswerText,
  value?: string,
): AnswerPart {
  const { entry } = found;
  const isWrong = value !== undefined && facts !== undefined && !isPossible(value, facts.type);
  const near = isWrong ? findSimilar(value, listTexts(facts.type)) : [];
  const elsewhere = isWrong ? findElsewhere(found, products) : [];
  return {
    label: t('answerProp', { name: entry.name }),
    text: facts ? `\`${name}: ${facts.type}\`` : `\`${name}\``,
    href,
    notes: [
      ...(isShared ? [t('answerPropNative')] : []),
      ...(facts?.default === undefined ? [] : [t('answerDefault', { value: facts.default })]),
      ...(facts?.deprecated === undefined
        ? []
        : [t('answerDeprecated', { instead: facts.deprecated })]),
      ...(isWrong
        ? [
            t('answerValueUnknown', { value, prop: name }),
            ...suggestNames(near, t),
            ...elsewhere
              .filter((one) => listTexts(findProp(one, name)?.facts?.type ?? '').includes(value))
              .map(({ product }) =>
                t('answerValueElsewhere', {
                  component: entry.name,
                  product: product.name,
                  value,
                }),
              ),
          ]
        : []),
    ],
    ...(facts?.deprecated !== undefined
      ? { problem: 'deprecated' as const }
      : isWrong && { problem: 'unknown' as const }),
  };
}

/** Describes a prop that a component doesn't have. */
export function describeUnknownProp(
  name: string,
  found: Found,
  products: readonly ProductFacts[],
  t: AnswerText,
): AnswerPart {
  const { entry } = found;
  const near = findSimilarProps(name, found);
  const elsewhere = findElsewhere(found, products).filter((one) => {
    const prop = findProp(one, name);
    return prop !== undefined && !prop.isShared;
  });
  return {
    label: t('answerProp', { name: entry.name }),
    text: `\`${name}\``,
    notes: [
      t('answerPropUnknown', { component: entry.name, prop: name }),
      ...suggestNames(near, t),
      ...elsewhere.map(({ product }) =>
        t('answerPropElsewhere', { component: entry.name, product: product.name, prop: name }),
      ),
    ],
    problem: 'unknown',
    ...(near[0] !== undefined && { href: findProp(found, near[0])!.href }),
  };
}

/** Finds the components of the same name in the other products. */
function findElsewhere(found: Found, products: readonly ProductFacts[]): Found[] {
  return findEntries(found.entry.name, products).filter(({ product }) => product !== found.product);
}

/** Finds names that differ in one or two letters, or contain the name. */
export function findSimilar(name: string, candidates: readonly string[]): string[] {
  const isNear = (other: string) =>
    getEditDistance(name.toLowerCase(), other.toLowerCase()) <= (name.length < 4 ? 1 : 2) ||
    (name.length > 3 && other.toLowerCase().includes(name.toLowerCase()));
  return findNear(name, candidates, 10).filter(isNear).slice(0, 3);
}

/** Finds similar props of a component, without HTML attributes. */
export function findSimilarProps(name: string, { entry, product }: Found): string[] {
  const system = entry.sets.includes('SystemProps') ? (product.sets.SystemProps ?? []) : [];
  return findSimilar(name, [...listProps(entry), ...system]);
}

/** Returns a sentence with similar names, if there are any. */
export function suggestNames(names: readonly string[], t: AnswerText): string[] {
  return names.length === 0
    ? []
    : [t('answerDidYouMean', { names: names.map((name) => `\`${name}\``).join(', ') })];
}

/** Lists the strings of a union type. */
export function listTexts(type: string): string[] {
  return [...type.matchAll(/'([^']*)'/g)].map(([, text]) => text!);
}

/** Whether a type has a string: one of its texts, or any. Only a union of texts and simple types is decided. */
function isPossible(value: string, type: string): boolean {
  const members = type.split(' | ');
  const isDecided = members.every((member) =>
    /^(?:'[^']*'|undefined|null|boolean|true|false|number|\d+)$/.test(member),
  );
  return !isDecided || members.includes(`'${value}'`);
}
