/** The answers to CSS variables, paths in the theme, and icons. */
import { findNear } from '../findNear';
import { type IconNames, getIconHref, parseIconName } from '../iconNames';
import type { Answer, AnswerCode, AnswerPart, AnswerText } from './answer';
import { suggestNames } from './describeProp';
import { findEntries } from './facts';
import type { ProductFacts, ThemeFacts, ThemeValueFacts } from './files';
import type { CssVariableRecognition } from './recognizers/cssVariable';
import type { IconRecognition } from './recognizers/icon';
import type { ThemePathRecognition } from './recognizers/themePath';
import { resolveComponentKey } from './resolveComponentKey';

export function resolveCssVariable(
  { name }: CssVariableRecognition,
  products: readonly ProductFacts[],
  t: AnswerText,
): Answer | undefined {
  const described = products.flatMap(({ theme, ...product }): AnswerPart[] => {
    const href = theme?.variablesHref;
    const variable = theme?.variables.find(([own]) => own === name);
    return variable
      ? describeVariable(variable, product.name, href, t)
      : describeComponentVariable(name, theme, product.name, t);
  });
  const parts = described.length > 0 ? described : describeOwner(name, products, t);
  if (parts.length > 0) {
    return {
      kind: 'cssVariable',
      title: t('answerVariableTitle', { name: quote(name) }),
      parts,
      codes: [{ title: t('answerUse'), language: 'css', code: `var(${name})` }],
    };
  }
  // A misspelled name of a theme.
  const product = products.find(({ theme }) =>
    theme?.variables[0]?.[0].startsWith(name.slice(0, 6)),
  );
  const near = findNear(name, product?.theme?.variables.map(([own]) => own) ?? [], 3);
  return near.length === 0
    ? undefined
    : {
        kind: 'cssVariable',
        title: t('answerVariableTitle', { name: quote(name) }),
        parts: [
          {
            label: t('answerVariable'),
            text: quote(name),
            ...(product?.theme?.variablesHref && { href: product.theme.variablesHref }),
            notes: [
              t('answerVariableUnknown', { product: product!.name }),
              ...suggestNames(near, t),
            ],
            problem: 'unknown',
          },
        ],
        codes: [],
      };
}

const quote = (text: string) => `\`${text}\``;

function describeVariable(
  [name, light, dark, options]: ThemeFacts['variables'][number],
  product: string,
  href: string | undefined,
  t: AnswerText,
): AnswerPart[] {
  return [
    { label: t('answerVariable'), text: `${quote(name)} (${product})`, ...(href && { href }) },
    ...describeValues(light, dark === '' ? light : dark, t),
    ...options.slice(0, 1).map((option) => ({ label: t('answerOption'), text: quote(option) })),
  ];
}

/** Describes a value of both color schemes. An empty text is no value. */
function describeValues(light: string, dark: string, t: AnswerText): AnswerPart[] {
  const list: [string, string][] =
    light === dark
      ? [[t('answerValue'), light]]
      : [
          [t('answerLight'), light],
          [t('answerDark'), dark],
        ];
  return list.flatMap(([label, text]) => (text === '' ? [] : [{ label, text: quote(text) }]));
}

function describeComponentVariable(
  name: string,
  theme: ThemeFacts | undefined,
  product: string,
  t: AnswerText,
): AnswerPart[] {
  return (theme?.componentVariables ?? [])
    .filter((variable) => variable.name === name)
    .slice(0, 3)
    .map(({ components, sets, href }) => ({
      label: t('answerVariable'),
      text: `${quote(name)} (${product}${components.length > 0 ? `: ${components.join(', ')}` : ''})`,
      href,
      notes: [t('answerSets', { sets })],
    }));
}

/** Names the component of a variable that no page describes, such as `--Grid-columnSpacing`. */
function describeOwner(
  name: string,
  products: readonly ProductFacts[],
  t: AnswerText,
): AnswerPart[] {
  const [, component] = /^--([A-Z][A-Za-z0-9]*)-/.exec(name) ?? [];
  return component === undefined
    ? []
    : findEntries(component, products)
        .slice(0, 3)
        .map(({ entry, product }) => ({
          label: t('answerComponent'),
          text: `${quote(entry.name)} (${product.name})`,
          href: entry.href,
          notes: [t('answerVariableOwner')],
        }));
}

export function resolveThemePath(
  { path, call }: ThemePathRecognition,
  products: readonly ProductFacts[],
  t: AnswerText,
): Answer | undefined {
  const title = t('answerThemeTitle', { path: quote(writePath(path)) });
  if (path[0] === 'components' && path.length > 1) {
    return resolveComponentKey(path, products, title, t);
  }
  const wanted = writePath(path).slice('theme.'.length);
  for (const { theme, name, product } of products) {
    const value = findValue(path, theme);
    if (theme && value) {
      const [found, light, dark = light] = value;
      return {
        kind: 'themePath',
        title,
        parts: [
          {
            label: t('answerThemeValue'),
            text: `${quote(`theme.${found}`)} (${name})`,
            ...(theme.valuesHref && { href: theme.valuesHref }),
            ...(found !== wanted && { notes: [t('answerThemeParent')] }),
          },
          ...(light === 'function'
            ? [{ label: t('answerValue'), text: t('answerFunction') }]
            : describeValues(light ?? '', dark ?? '', t)),
          ...describeVariableOf(found, theme, t),
        ],
        codes: [writeUse(found, light, product, call, t)],
      };
    }
  }
  const [product] = products.filter(({ theme }) => theme);
  const near = findNear(wanted, product?.theme?.values.map(([own]) => own) ?? [], 3);
  return near.length === 0
    ? undefined
    : {
        kind: 'themePath',
        title,
        parts: [
          {
            label: t('answerThemeValue'),
            text: quote(`theme.${wanted}`),
            notes: [
              t('answerThemeUnknown', { product: product!.name }),
              ...suggestNames(
                near.map((one) => `theme.${one}`),
                t,
              ),
            ],
            problem: 'unknown',
          },
        ],
        codes: [],
      };
}

function writePath(path: readonly string[]): string {
  return path.reduce((text, key) => {
    const isName = /^[A-Za-z_$][\w$]*$/.test(key);
    return `${text}${isName ? `.${key}` : /^\d+$/.test(key) ? `[${key}]` : `['${key}']`}`;
  }, 'theme');
}

/** Finds a value. The result of a function, such as the one of `breakpoints.up`, has no row. */
function findValue(
  path: readonly string[],
  theme: ThemeFacts | undefined,
): ThemeValueFacts | undefined {
  for (const keys of [path, path.slice(0, -1)].filter(({ length }) => length > 0)) {
    const wanted = writePath(keys).slice('theme.'.length);
    const value = theme?.values.find(([own]) => own === wanted);
    if (value && (keys === path || value[1] === 'function')) {
      return value;
    }
  }
  return undefined;
}

/** Describes the CSS variable of a value. */
function describeVariableOf(path: string, theme: ThemeFacts, t: AnswerText): AnswerPart[] {
  const end = `-${path.replace(/[.[]/g, '-').replaceAll(']', '')}`;
  const variable = theme.variables.find(
    ([name]) =>
      name.endsWith(end) &&
      name.lastIndexOf('--', 1) === 0 &&
      name.split('-')[3] === path.split(/[.[]/)[0],
  );
  return variable
    ? [
        {
          label: t('answerVariable'),
          text: quote(variable[0]),
          ...(theme.variablesHref && { href: theme.variablesHref }),
        },
      ]
    : [];
}

function writeUse(
  path: string,
  value: string | undefined,
  product: string,
  call: string | undefined,
  t: AnswerText,
): AnswerCode {
  const from = product === 'joy-ui' ? '@mui/joy' : '@mui/material';
  const isColor = path.startsWith('palette.') && value !== 'function' && value !== undefined;
  const code = isColor
    ? `import Box from '${from}/Box';\n\n<Box sx={{ color: '${path.slice('palette.'.length).replace(/\[(\w+)\]/g, '.$1')}' }} />;`
    : `import { useTheme } from '${from}/styles';\n\n// In a component:\nconst theme = useTheme();\nconst value = theme.${path}${value === 'function' ? (call ?? '(…)') : ''};`;
  return { title: t('answerUse'), language: 'tsx', code };
}

/** @param names the icons of the package. */
export function resolveIcon(
  { name }: IconRecognition,
  names: IconNames,
  t: AnswerText,
): Answer | undefined {
  const icon = parseIconName(name, names);
  if (!icon) {
    return undefined;
  }
  return {
    kind: 'icon',
    title: t('answerIconTitle', { name: quote(name) }),
    parts: [
      {
        label: t('answerIcon'),
        text: quote(name),
        href: getIconHref(name),
      },
    ],
    codes: [
      {
        title: t('answerImport'),
        language: 'tsx',
        code: `import ${name}Icon from '@mui/icons-material/${name}';\n\n<${name}Icon />;`,
      },
    ],
  };
}
