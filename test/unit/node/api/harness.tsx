/** Renders components from the data of their entries, for truth.content.test.tsx. Needs the jsdom environment. */
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { cleanup, render } from '@testing-library/react';
import { forwardRef, type ElementType, type ReactNode } from 'react';
import { getApiEntry, listApiEntries } from '@/src/node/api/store';
import type { ApiEntry, ApiProp } from '@/src/shared/apiEntry';

export type Props = Record<string, unknown>;
type Module = Record<string, unknown>;

/** The packages whose components are rendered. */
const RENDERED_PACKAGES = [
  '@mui/material',
  '@mui/lab',
  '@mui/joy',
  '@mui/base',
  '@mui/system',
] as const;

/** All component entries of these packages. */
export function listComponents(): ApiEntry[] {
  const packages: readonly string[] = RENDERED_PACKAGES;
  return listApiEntries()
    .filter((entry) => entry.kind === 'component' && packages.includes(entry.package))
    .map(({ product, slug }) => getApiEntry(product, slug));
}

/** `@mui/material Button`: unique among all packages. */
export const getKey = (entry: Pick<ApiEntry, 'package' | 'name'>) =>
  `${entry.package} ${entry.name}`;

const IMPORT = /^import (?:(\w+)|\{ (\w+)(?: as \w+)? \}) from '([^']+)';$/;

/**
 * What an import statement imports.
 * @returns the value of the named or default export, and the whole module.
 */
export async function runImport(statement: string): Promise<{ value: unknown; module: Module }> {
  const [, isDefault, name, specifier] = IMPORT.exec(statement) ?? [];
  if (!specifier) {
    throw new Error(`No import statement of a known form: ${statement}`);
  }
  const module = (await import(specifier)) as Module;
  return { value: module[isDefault ? 'default' : name!], module };
}

/** Ids of React, and those that TabContext draws by lot, differ at every render. */
const normalizeIds = (html: string) => html.replace(/:r[0-9a-z]+:|_r_[0-9a-z]+_|mui-p-\d+/g, 'ID');

/** The order of attributes is the order of props, which means nothing. */
const sortAttributes = (html: string) =>
  html.replace(
    /<([\w-]+)((?: [^\s=>]+="[^"]*")+)>/g,
    (_tag, name: string, attributes: string) =>
      `<${name} ${attributes
        .match(/[^\s=>]+="[^"]*"/g)!
        .sort()
        .join(' ')}>`,
  );

/** Global styles go into an element outside of the page, which holds those of the component that is drawn. */
const globals = document.createElement('div');
const cache = createCache({ key: 'css', container: globals, speedy: false });
// Other styles are dropped: class names are enough to distinguish them, and many styles slow jsdom down.
cache.sheet.insert = () => {};

/**
 * The page with an element in it, right after the first effects.
 * Class names of Emotion are hashes of the styles, so a change of styles is a change of the HTML.
 * @returns the body with its attributes, and the global styles.
 * @throws what the component throws.
 */
export function getHtml(element: ReactNode): string {
  try {
    render(
      <CacheProvider value={cache}>
        <div>{element}</div>
      </CacheProvider>,
    );
    const styles = [...globals.children].map((style) => style.textContent);
    return sortAttributes(normalizeIds([document.body.outerHTML, ...styles].join('\n')));
  } finally {
    cleanup();
    document.body.removeAttribute('style');
  }
}

/** jsdom has no media queries; Joy UI listens to them in the old way. None matches. */
export function setUpMatchMedia(): void {
  const listen = () => {};
  const methods = {
    addEventListener: listen,
    removeEventListener: listen,
    addListener: listen,
    removeListener: listen,
  };
  window.matchMedia = (media) => ({
    ...methods,
    media,
    matches: false,
    onchange: null,
    dispatchEvent: () => false,
  });
}

const LITERAL = /^(?:'[^'\\]*'|-?\d+(?:\.\d+)?|true|false|null)$/;

/** The value of a plain literal (string, number, boolean, null). @returns an empty array for anything else. */
export function readLiteral(text: string): [value: string | number | boolean | null] | [] {
  if (!LITERAL.test(text)) {
    return [];
  }
  const json = text.startsWith("'") ? `"${text.slice(1, -1)}"` : text;
  return [JSON.parse(json) as string | number | boolean | null];
}

/** Lists values of a prop other than its default, as far as its type defines them. */
export function listOtherValues(prop: ApiProp, value: unknown): unknown[] {
  if (typeof value === 'boolean') {
    return [!value];
  }
  const others = (prop.type.members ?? [])
    .flatMap((member) => (member === 'boolean' ? [true, false] : readLiteral(member)))
    .filter((other) => other !== value);
  if (/^component$/i.test(prop.name)) {
    return ['section']; // An element that isn't the default of any component.
  }
  return typeof value === 'number' ? [...others, value + 1] : others;
}

/** Attributes that an element of the page may have; what else a slot is given stays out of the page. */
const PLAIN =
  /^(?:className|style|id|role|tabIndex|hidden|value|checked|readOnly|type|disabled|src|on(?:Change|Click)|(?:aria|data)-.+)$/;
const VOID = /^(?:input|img)$/;

/** A component for a slot. It marks its element, takes a ref and plain attributes and draws its children. */
export function createSlotProbe(slot: string): ElementType {
  const tag = /^(?:img|textarea)$/.test(slot) ? slot : /input/i.test(slot) ? 'input' : 'div';
  const Tag = tag as ElementType;
  return forwardRef<HTMLElement, Props>(function SlotProbe({ children, ...props }, ref) {
    const plain = Object.fromEntries(Object.entries(props).filter(([name]) => PLAIN.test(name)));
    return (
      <Tag {...plain} ref={ref} data-slot-probe="">
        {VOID.test(tag) ? undefined : draw(children)}
      </Tag>
    );
  });
}

/** Poppers have a function as child. */
function draw(children: unknown): ReactNode {
  return typeof children === 'function'
    ? (children as (state: object) => ReactNode)({
        placement: 'bottom',
        TransitionProps: { in: true, onEnter() {}, onExited() {} },
      })
    : (children as ReactNode);
}
