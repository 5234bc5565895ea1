/** The answers to imports and JSX: the components with their props, and what to write instead of former names. */
import { findNear } from '../findNear';
import { type IconNames, getIconHref, parseIconName } from '../iconNames';
import type { Answer, AnswerPart, AnswerText } from './answer';
import { describeProp, describeUnknownProp, suggestNames } from './describeProp';
import { type Found, findEntries, findProp } from './facts';
import type { ProductFacts } from './files';
import { findPackage, findReplacement, isTypeName } from './packages';
import type { ImportRecognition, ImportStatement } from './recognizers/import';
import type { JsxElement, JsxRecognition } from './recognizers/jsx';

/** More elements, or imports, than these aren't listed. */
const MAX_ENTRIES = 20;

/** @param icons the icons of @mui/icons-material, if an import is from there (`hasIcons`). */
export function resolveImport(
  { imports }: ImportRecognition,
  products: readonly ProductFacts[],
  t: AnswerText,
  icons?: IconNames,
): Answer | undefined {
  const parts = imports
    .flatMap((one) => describeImport(one, products, t, icons))
    .slice(0, MAX_ENTRIES);
  const code = imports.map(rewrite).filter((line) => line !== undefined);
  const packages = [...new Set(imports.map(({ from }) => findPackage(from)))].join(', ');
  return parts.length === 0
    ? undefined
    : {
        kind: 'import',
        title: t('answerImportTitle', { packages }),
        parts,
        codes:
          code.length === 0
            ? []
            : [{ title: t('answerInstead'), language: 'ts', code: code.join('\n') }],
      };
}

/** The names that a statement imports: the last segment of a path is the name of a default export. */
function listNames({ from, default: own, names }: ImportStatement): string[] {
  const last = from.split('/').slice(2).at(-1);
  return [...(own === undefined ? [] : [last ?? own]), ...names.map(({ name }) => name)];
}

function describeImport(
  statement: ImportStatement,
  products: readonly ProductFacts[],
  t: AnswerText,
  icons?: IconNames,
): AnswerPart[] {
  const { from } = statement;
  const replacement = findReplacement(from);
  const target = replacement?.module ?? from;
  const own = sortByPackage(products, findPackage(target));
  const moved: AnswerPart[] = replacement
    ? [
        {
          label: t('answerPackage'),
          text: `\`${findPackage(from)}\``,
          notes: [t('answerPackageFormer', { module: replacement.module })],
          problem: 'deprecated',
        },
      ]
    : [];
  const isIcon = findPackage(target) === ICONS;
  const listed = listNames(statement).map((name) =>
    isIcon ? describeIcon(name, icons, t) : describeName(name, target, own, t),
  );
  return [...moved, ...listed];
}

const ICONS = '@mui/icons-material';

/** Whether the answer to imports needs the names of icons. */
export function hasIcons(imports: readonly ImportStatement[]): boolean {
  return imports.some(({ from }) => findPackage(findReplacement(from)?.module ?? from) === ICONS);
}

function describeIcon(name: string, icons: IconNames | undefined, t: AnswerText): AnswerPart {
  const part = { label: t('answerIcon'), text: `\`${name}\`` };
  return !icons || parseIconName(name, icons)
    ? { ...part, href: getIconHref(name) }
    : {
        ...part,
        notes: [
          t('answerExportUnknown', { package: ICONS, name }),
          ...suggestNames(findNear(name, [...icons.all, ...icons.filled], 3), t),
        ],
        problem: 'unknown',
      };
}

function describeName(
  name: string,
  module: string,
  products: readonly ProductFacts[],
  t: AnswerText,
): AnswerPart {
  const from = findPackage(module);
  const [found] = findEntries(name.replace(/^Unstable_|^unstable_/, ''), products).filter(
    ({ entry }) => entry.package === from,
  );
  if (found) {
    return describeEntry(found, t);
  }
  const text = `\`${name}\``;
  const exported = products.flatMap(({ exports }) => exports[from] ?? []);
  const entries = products.flatMap((product) =>
    product.entries.filter((entry) => entry.package === from).map((entry) => entry.name),
  );
  const base = name.replace(/(?:Own)?(?:Props|Classes|ClassKey|TypeMap)$|Classes$/, '');
  const isKnown =
    exported.includes(name) ||
    entries.some((entry) => entry.toLowerCase() === base.toLowerCase()) ||
    exported.length === 0 ||
    !/^(?:[A-Z]\w*|use[A-Z]\w*)$/.test(name);
  if (isKnown || isTypeName(name)) {
    return { label: t('answerExport'), text };
  }
  const [elsewhere] = findEntries(name, products);
  const near = findNear(name, [...entries, ...exported], 3);
  return {
    label: t('answerExport'),
    text,
    notes: [
      t('answerExportUnknown', { package: from, name }),
      ...(elsewhere
        ? [t('answerExportElsewhere', { package: elsewhere.entry.package, name })]
        : suggestNames(near, t)),
    ],
    problem: 'unknown',
    ...(elsewhere && { href: elsewhere.entry.href }),
  };
}

function describeEntry({ entry, product }: Found, t: AnswerText): AnswerPart {
  return {
    label: t(entry.hook ? 'answerHook' : 'answerComponent'),
    text: `\`${entry.name}\` (${product.name})`,
    href: entry.href,
    ...(entry.deprecated !== undefined && {
      notes: [t('answerDeprecated', { instead: entry.deprecated })],
      problem: 'deprecated',
    }),
  };
}

/** Writes an import of a former package with its current name. */
function rewrite(statement: ImportStatement): string | undefined {
  const { from, default: own, namespace, names } = statement;
  const replacement = findReplacement(from);
  if (!replacement) {
    return undefined;
  }
  const list = names.map(({ name, local }) => (name === local ? name : `${name} as ${local}`));
  const clause = [
    ...(own === undefined ? [] : [own]),
    ...(namespace === undefined ? [] : [`* as ${namespace}`]),
    ...(list.length === 0 ? [] : [`{ ${list.join(', ')} }`]),
  ].join(', ');
  return replacement.isSame && clause !== ''
    ? `import ${clause} from '${replacement.module}';`
    : undefined;
}

function sortByPackage(products: readonly ProductFacts[], from: string): ProductFacts[] {
  const has = ({ entries }: ProductFacts) => entries.some((entry) => entry.package === from);
  return [...products].sort((a, b) => Number(has(b)) - Number(has(a)));
}

export function resolveJsx(
  { elements, imports }: JsxRecognition,
  products: readonly ProductFacts[],
  t: AnswerText,
  icons?: IconNames,
): Answer | undefined {
  const found = new Map<Found['entry'], { found: Found; elements: JsxElement[] }>();
  for (const element of elements) {
    const one = findElement(element.name, imports, products);
    if (one) {
      const known = found.get(one.entry) ?? { found: one, elements: [] };
      found.set(one.entry, known);
      known.elements.push(element);
    }
  }
  const listed = [...found.values()].slice(0, MAX_ENTRIES);
  const names = listed.map((one) => one.found.entry.name).join(', ');
  const unknown = imports.flatMap((one) =>
    describeImport(one, products, t, icons).filter(({ problem }) => problem !== undefined),
  );
  return listed.length === 0
    ? undefined
    : {
        kind: 'jsx',
        title: t('answerJsxTitle', { names }),
        parts: [
          ...unknown,
          ...listed.flatMap((one) => [
            describeEntry(one.found, t),
            ...describeProps(one.found, one.elements, products, t),
          ]),
        ],
        codes: [],
      };
}

function findElement(
  name: string,
  imports: readonly ImportStatement[],
  products: readonly ProductFacts[],
): Found | undefined {
  const statement = imports.find(
    (one) => one.default === name || one.names.some(({ local }) => local === name),
  );
  if (!statement) {
    return findEntries(name, products)[0];
  }
  const from = findPackage(findReplacement(statement.from)?.module ?? statement.from);
  const exported =
    statement.names.find(({ local }) => local === name)?.name ??
    statement.from.split('/').slice(2).at(-1) ??
    name;
  return findEntries(exported, products).find(({ entry }) => entry.package === from);
}

/** Describes the props of all elements of a component, each once. */
function describeProps(
  found: Found,
  elements: readonly JsxElement[],
  products: readonly ProductFacts[],
  t: AnswerText,
): AnswerPart[] {
  const props = elements.flatMap((element) => element.props);
  // With `component`, the element also takes the props of that component.
  const takesOthers = props.some(({ name }) => name === 'component' || name === 'href');
  const unique = props.filter(
    ({ name }, index) => props.findIndex((other) => other.name === name) === index,
  );
  return unique.flatMap(({ name, value }) => {
    const prop = findProp(found, name);
    if (!prop) {
      return takesOthers ? [] : [describeUnknownProp(name, found, products, t)];
    }
    // Attributes of HTML have no row.
    return prop.isShared ? [] : [describeProp(prop, found, products, t, value)];
  });
}
