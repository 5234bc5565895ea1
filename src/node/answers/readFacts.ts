/** Reads what answers need of a product from the API data and the code of its packages. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { ApiClass, ApiEntry, ApiProp } from '@/src/shared/apiEntry';
import type { ClassFacts, EntryFacts, ProductFacts, PropFacts } from '@/src/shared/answers/files';
import type { Product } from '@/src/shared/products';
import { API_PACKAGES } from '../api/packages';
import { shortenDeprecation } from '../api/shortenDeprecation';
import { getApiEntry, getApiSet } from '../api/store';
import { cachePerCodeVersion } from '../cache';
import { getEntryHref, listProductEntries, listTabbedPages } from '../content/reference/apiAddress';
import { ROOT } from '../paths';
import { APART_SLOTS } from './apartSlots';
import { listExportedTypes } from './listExportedTypes';
import { type Placement, readPlacement } from './readPlacement';
import { readTheme } from './readTheme';

/** Reads the facts of a product. */
export function readFacts({ id, name }: Pick<Product, 'id' | 'name'>): ProductFacts {
  const pages = listTabbedPages();
  const listings = listProductEntries(id);
  const entries = listings.map((listing) => getApiEntry(id, listing.slug));
  const theme = readTheme(id);
  const sets = new Set(entries.flatMap((entry) => entry.sets.map(({ set }) => set)));
  return {
    product: id,
    name,
    entries: cachePerCodeVersion(['answers', id], () =>
      entries.map((entry) => readEntry(entry, getEntryHref(entry, pages))),
    ),
    sets: Object.fromEntries(
      [...sets].map((set) => [set, getApiSet(set).members.map((member) => member.name)]),
    ),
    exports: readExports(id, entries),
    ...(theme && { theme }),
  };
}

const load = createRequire(path.join(ROOT, 'package.json'));

/** Exports that follow from the name of a component. */
const DERIVED = /(?:Classes|UtilityClass(?:es)?|^default)$/;

/** Lists the exports of a product's packages besides components and hooks, with their types. */
function readExports(product: string, entries: readonly ApiEntry[]): ProductFacts['exports'] {
  const names = new Set(entries.map((entry) => entry.name));
  return Object.fromEntries(
    API_PACKAGES.filter((one) => one.product === product).map(({ name, folder }) => [
      name,
      [
        ...new Set([
          ...Object.keys(load(folder ?? name) as object),
          ...listExportedTypes({ name, folder }),
        ]),
      ].filter((key) => !names.has(key) && !DERIVED.test(key)),
    ]),
  );
}

function readEntry(entry: ApiEntry, href: string): EntryFacts {
  const module = findModule(entry);
  const placement = readPlacement(findFolder(entry) ?? '');
  const inherited: Record<string, string[]> = {};
  for (const { name, from } of entry.props.filter((prop) => prop.from.group === 'inherited')) {
    (inherited[from.name] ??= []).push(name);
  }
  return {
    name: entry.name,
    href,
    slug: entry.slug,
    package: entry.package,
    ...(module && { module }),
    ...(entry.imports[0]?.includes(` as ${entry.name} `) && { import: entry.imports[0] }),
    ...(entry.kind === 'hook' && { hook: true }),
    ...(entry.deprecated !== undefined && { deprecated: shortenDeprecation(entry.deprecated) }),
    ...(entry.themeName && { theme: entry.themeName }),
    ...(entry.themeName && isUntyped(entry.themeName, entry.package) && { themeUntyped: true }),
    ...(entry.polymorphic && { polymorphic: true }),
    ...(entry.inherits && { inherits: entry.inherits }),
    props: entry.props.filter(({ from }) => from.group !== 'inherited').map(readProp),
    ...(Object.keys(inherited).length > 0 && { inherited }),
    sets: entry.sets.map(({ set }) => set),
    slots: entry.slots.map(({ name }) => name),
    classes: entry.classes.map((one) => readClass(one, entry, placement, module)),
  };
}

/** Folders of declarations with the keys of `theme.components`. */
const THEME_TYPES = ['styles', 'themeAugmentation'];

/** Whether a package has types for the theme, but not the key. */
function isUntyped(key: string, from: string): boolean {
  const types = THEME_TYPES.flatMap((name) => {
    const folder = path.join(ROOT, 'node_modules', from, name);
    return existsSync(folder)
      ? readdirSync(folder)
          .filter((file) => file.endsWith('.d.ts'))
          .map((file) => readFileSync(path.join(folder, file), 'utf8'))
      : [];
  });
  return types.length > 0 && !types.some((text) => text.includes(`${key}?:`));
}

function findModule({ imports, name }: ApiEntry): string | undefined {
  const pattern = new RegExp(`^import ${name} from '([^']+)'`);
  return imports.map((line) => pattern.exec(line)?.[1]).find((module) => module !== undefined);
}

/** Returns the folder with the code of an entry, such as `@mui/base/Switch`. */
function findFolder({ imports, name }: ApiEntry): string | undefined {
  return imports
    .map((line) => /'([^']+)'/.exec(line)?.[1])
    .find((from) => from?.endsWith(`/${name}`) || /^@[^/]+\/[^/]+\/[^/]+$/.test(from ?? ''));
}

/** Longer types are no help in a line. */
const MAX_TYPE = 160;

function readProp({ name, type, required, deprecated, ...prop }: ApiProp): PropFacts {
  const text = (type.expanded ?? type.written).replace(/\s+/g, ' ');
  const values = type.members?.filter((member) => /^(?:'.*'|\d+)$/.test(member)) ?? [];
  return {
    name,
    type: text.length > MAX_TYPE ? type.written.slice(0, MAX_TYPE) : text,
    ...(prop.default !== undefined && { default: prop.default }),
    ...(required && { required }),
    ...(deprecated !== undefined && { deprecated: shortenDeprecation(deprecated) }),
    ...(values.length > 0 && values.join(' | ') !== text && { values }),
  };
}

function readClass(
  { rule, className, state, deprecated, description = '' }: ApiClass,
  { slots: ownSlots }: ApiEntry,
  { findSlots, isDirect }: Placement,
  module: string | undefined,
): ClassFacts {
  const found = findSlots(rule);
  const isNamed = rule === 'root' || ownSlots.some(({ name }) => name === rule);
  // Code that doesn't show it has the slot of that name, or says in the description which element has the class.
  const slots =
    found.length > 0
      ? found
      : isNamed
        ? [rule]
        : /\broot element\b/.test(description)
          ? ['root']
          : /applied to the .+ element\b/.test(description) && !state
            ? [rule]
            : [];
  const isSame = slots.length === 1 && slots[0] === rule;
  const apart = APART_SLOTS[module ?? ''];
  const isApart =
    apart !== undefined &&
    (slots.length > 0 ? slots : [rule]).every(
      (slot) => slot === apart.slot || apart.contains.includes(slot),
    );
  return {
    rule,
    className,
    ...(state && { state }),
    ...(deprecated !== undefined && { deprecated: shortenDeprecation(deprecated) }),
    ...(!isSame && { on: slots }),
    ...(isDirect(rule) && { direct: true }),
    ...(isApart && { apart: apart.slot }),
  };
}
