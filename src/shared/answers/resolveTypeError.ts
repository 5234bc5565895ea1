/** The answer to a TypeScript error: the component and the prop, the type of the prop, and the likely causes. */
import type { Answer, AnswerCode, AnswerPart, AnswerText } from './answer';
import {
  describeProp,
  describeUnknownProp,
  findSimilar,
  findSimilarProps,
  listTexts,
  suggestNames,
} from './describeProp';
import { type Found, findEntries, findProp } from './facts';
import type { ProductFacts } from './files';
import type { TypeErrorRecognition } from './recognizers/typeError';

export function resolveTypeError(
  error: TypeErrorRecognition,
  products: readonly ProductFacts[],
  t: AnswerText,
): Answer | undefined {
  const found = findComponent(error, products);
  if (!found) {
    return error.types.length > 0 ? resolveThemeType(error, products, t) : undefined;
  }
  const { entry, product } = found;
  const [prop] = error.props;
  const title =
    prop === undefined
      ? t('answerTypeErrorTitle', { name: entry.name })
      : t('answerTypeErrorPropTitle', { name: entry.name, prop: quote(prop) });
  return {
    kind: 'typeError',
    title: error.code ? `${title} (${error.code})` : title,
    parts: [
      {
        label: t('answerComponent'),
        text: `${quote(entry.name)} (${product.name})`,
        href: entry.href,
      },
      ...describeProps(error, found, products, t),
      ...listCauses(error, found, t).map((text) => ({ label: t('answerCause'), text })),
    ],
    codes: writeAugmentation(error, found, t),
  };
}

const quote = (text: string) => `\`${text}\``;

/** Finds the component whose props the error is about. In a product where the code is right, there would be no error. */
function findComponent(
  error: TypeErrorRecognition,
  products: readonly ProductFacts[],
): Found | undefined {
  const ofPackage = (found: Found) =>
    error.package === undefined || found.entry.package === error.package;
  for (const name of error.components) {
    const all = findOwners(name, products);
    const fitting = all.filter((found) => isWrongIn(error, found));
    const [found] = [...fitting.filter(ofPackage), ...fitting, ...all];
    if (found) {
      return found;
    }
  }
  return undefined;
}

/** Finds the components whose props types have a name. Those of `Grid2` have the same names as those of `Grid`. */
function findOwners(name: string, products: readonly ProductFacts[]): Found[] {
  return products.flatMap((product) =>
    [name, `${name}2`].flatMap((one) =>
      findEntries(one, [product]).filter(({ entry }) => !entry.hook),
    ),
  );
}

function isWrongIn({ problem, props: [prop], given = '' }: TypeErrorRecognition, found: Found) {
  const facts = prop === undefined ? undefined : findProp(found, prop);
  if (problem === 'value' && facts?.facts && /^"/.test(given)) {
    return !listTexts(facts.facts.type).includes(given.slice(1, -1));
  }
  return problem === 'unknown'
    ? !facts || prop === 'component'
    : problem === 'missing'
      ? facts?.facts?.required === true
      : true;
}

function describeProps(
  { props, problem, given, expected = '' }: TypeErrorRecognition,
  found: Found,
  products: readonly ProductFacts[],
  t: AnswerText,
): AnswerPart[] {
  if (props.length === 0 && problem === 'value') {
    return findByType(expected, found).map((name) =>
      describeProp(findProp(found, name)!, found, products, t),
    );
  }
  const value = given && /^"[^"]*"$/.test(given) ? given.slice(1, -1) : undefined;
  return props.map((name) => {
    const prop = findProp(found, name);
    return prop
      ? describeProp(prop, found, products, t, problem === 'value' ? value : undefined)
      : describeUnknownProp(name, found, products, t);
  });
}

/** More props of the same type are no help. */
const MAX_OF_TYPE = 4;

/** Finds the props of a type, for errors that don't name the prop. */
function findByType(expected: string, { entry }: Found): string[] {
  const plain = (type: string) =>
    listMembers(type.replaceAll('"', "'"))
      .filter((member) => member !== 'undefined')
      .sort()
      .join(' | ');
  const wanted = plain(expected);
  const found = entry.props.filter(
    ({ type }) => plain(type) === wanted || (wanted.includes("'") && plain(type).includes(wanted)),
  );
  return found.length > MAX_OF_TYPE ? [] : found.map(({ name }) => name);
}

function listMembers(type: string): string[] {
  const [, inside] = /^ResponsiveStyleValue<(.*)>/.exec(type) ?? [];
  return (inside ?? type).split(' | ').map((member) => member.trim());
}

function listCauses(error: TypeErrorRecognition, found: Found, t: AnswerText): string[] {
  const { entry } = found;
  const { problem, props, given = '', expected = '' } = error;
  const [prop = ''] = props;
  const type = findProp(found, prop)?.facts?.type ?? expected.replaceAll('"', "'");
  const names = { component: entry.name, prop };
  switch (problem) {
    case 'value': {
      const text = /^"[^"]*"$/.test(given) ? given.slice(1, -1) : undefined;
      return [
        ...(text !== undefined && isNew(text, type) && /Overrides/.test(expected)
          ? [t('answerCauseAugment')]
          : []),
        ...(given === 'string' && listTexts(type).length > 0 ? [t('answerCauseString')] : []),
        ...(given === 'string' && /\bnumber\b/.test(expected) ? [t('answerCauseNumber')] : []),
        ...(/=>/.test(given) && /=>|Handler/.test(expected) ? [t('answerCauseHandler')] : []),
      ];
    }
    case 'unknown':
      if (prop === 'component') {
        return [t('answerCauseComponentType', names)];
      }
      return entry.polymorphic && findSimilarProps(prop, found).length === 0
        ? [t('answerCausePolymorphic', names)]
        : [];
    case 'missing':
      return [t('answerCauseMissing', names)];
    case 'common':
      return [t('answerCauseCommon', names)];
    case 'overload':
      return [t('answerCauseOverload', names)];
  }
}

/** Whether a value can be one that a theme adds, and not a misspelled one. */
const isNew = (value: string, type: string) => findSimilar(value, listTexts(type)).length === 0;

/** Writes the declaration that adds a value to a prop. */
function writeAugmentation(
  { problem, given = '', expected = '', props: [prop = ''] }: TypeErrorRecognition,
  found: Found,
  t: AnswerText,
): AnswerCode[] {
  const { entry } = found;
  const type = findProp(found, prop)?.facts?.type ?? '';
  const [, overrides] = /\b(\w+Overrides)\b/.exec(expected) ?? [];
  const [, value] = /^"([A-Za-z_]\w*)"$/.exec(given) ?? [];
  if (prop === 'component') {
    const code = `const StyledButton = styled(Button)({}) as typeof Button;`;
    return [
      {
        title: t('answerKeepComponent'),
        language: 'tsx',
        code: code.replaceAll('Button', entry.name),
      },
    ];
  }
  if (problem !== 'value' || !overrides || !value || !entry.module || !isNew(value, type)) {
    return [];
  }
  const code = `declare module '${entry.module}' {\n  interface ${overrides} {\n    ${value}: true;\n  }\n}`;
  return [{ title: t('answerAugment'), language: 'ts', code }];
}

/** An error about a type of the theme, such as `PaletteOptions`. */
function resolveThemeType(
  { types, props, code }: TypeErrorRecognition,
  products: readonly ProductFacts[],
  t: AnswerText,
): Answer | undefined {
  const [type = ''] = types;
  const [prop] = props;
  const product = products.find(({ theme }) => theme);
  if (prop === undefined || !product?.theme) {
    return undefined;
  }
  const parent = /^Palette(?:Options)?$/.test(type) ? /^palette\.(\w+)$/ : /^(\w+)$/;
  const keys = product.theme.values.flatMap(([path]) => parent.exec(path)?.[1] ?? []);
  const near = findSimilar(prop, keys);
  const isPalette = /^Palette(?:Options)?$/.test(type);
  return {
    kind: 'typeError',
    title: `${t('answerTypeErrorPropTitle', { name: type, prop: quote(prop) })}${code ? ` (${code})` : ''}`,
    parts: [
      {
        label: t('answerThemeKey'),
        text: quote(prop),
        ...(product.theme.valuesHref && { href: product.theme.valuesHref }),
        notes: suggestNames(near, t),
        problem: 'unknown',
      },
      { label: t('answerCause'), text: t('answerCauseThemeType', { type: quote(type) }) },
    ],
    codes:
      isPalette && near.length === 0
        ? [
            {
              title: t('answerAugment'),
              language: 'ts',
              code:
                `declare module '@mui/material/styles' {\n  interface Palette {\n    ${prop}: Palette['primary'];\n  }\n` +
                `  interface PaletteOptions {\n    ${prop}?: PaletteOptions['primary'];\n  }\n}`,
            },
          ]
        : [],
  };
}
