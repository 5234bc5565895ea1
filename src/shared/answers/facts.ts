/** Looks up components, props, and classes in the facts of the products. */
import { API_TABLES, type ApiTableKind } from '../apiTables';
import type { ClassFacts, EntryFacts, ProductFacts, PropFacts } from './files';

/** An entry with its product. */
export interface Found {
  entry: EntryFacts;
  product: ProductFacts;
}

/** Returns the address of a row in the tables of an entry. */
export function getRowHref(entry: EntryFacts, table: ApiTableKind, name: string): string {
  const page = entry.href.replace(/#.*$/, '');
  return `${page}#${entry.slug}-${API_TABLES[table].idPart}-${name}`;
}

/** Finds the entries of a name, those of the first product first. */
export function findEntries(name: string, products: readonly ProductFacts[]): Found[] {
  return products.flatMap((product) =>
    product.entries.filter((entry) => entry.name === name).map((entry) => ({ entry, product })),
  );
}

/** A prop of an entry. */
export interface FoundProp {
  name: string;
  /** Undefined for an attribute of HTML. */
  facts?: PropFacts;
  href: string;
  /** Whether it's an attribute of HTML or a system prop, which have no rows of their own. */
  isShared?: true;
}

/** Finds a prop: one of the entry, of a component that it renders, or an HTML attribute. */
export function findProp({ entry, product }: Found, name: string): FoundProp | undefined {
  const table = entry.hook ? 'parameters' : 'props';
  const own = entry.props.find((prop) => prop.name === name);
  if (own) {
    return { name, facts: own, href: getRowHref(entry, table, name) };
  }
  for (const [source, names] of Object.entries(entry.inherited ?? {})) {
    if (names.includes(name)) {
      const facts = findEntries(source, [product])[0]?.entry.props.find(
        (prop) => prop.name === name,
      );
      return { name, ...(facts && { facts }), href: getRowHref(entry, table, name) };
    }
  }
  const isKnown = entry.sets.some((set) => product.sets[set]?.includes(name));
  return isKnown || /^(?:data-|aria-)|^(?:key|ref|className|style|children)$/.test(name)
    ? { name, href: entry.href, isShared: true }
    : undefined;
}

/** Lists the names of all props with a row. */
export function listProps({ props, inherited = {} }: EntryFacts): string[] {
  return [...props.map(({ name }) => name), ...Object.values(inherited).flat()];
}

/** Finds a class of an entry by its rule. */
export function findClass(entry: EntryFacts, rule: string): ClassFacts | undefined {
  return entry.classes.find((one) => one.rule === rule || one.className.endsWith(`-${rule}`));
}

/** Returns the statement that imports an entry. */
export function writeImport(entry: EntryFacts): string {
  const { name, module, package: from } = entry;
  if (entry.import !== undefined) {
    return entry.import;
  }
  return module ? `import ${name} from '${module}';` : `import { ${name} } from '${from}';`;
}
