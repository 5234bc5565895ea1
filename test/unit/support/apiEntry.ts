/** Entries of the reference made by hand, and what their HTML needs. */
import type { ApiEntry, ApiProp } from '@/src/shared/apiEntry';
import type { RenderContext } from '@/src/node/api/render/context';
import type { RowOptions } from '@/src/node/api/render/rows';
import { fillText } from '@/src/shared/translate';
import english from '@/translations/translations.json';

const TEXTS: Readonly<Record<string, string>> = english;

/** Creates the entry of a component with only the given values. */
export function createEntry(values: Partial<ApiEntry> = {}): ApiEntry {
  return {
    kind: 'component',
    name: 'Button',
    product: 'material-ui',
    slug: 'button',
    package: '@mui/material',
    version: '1.2.3',
    imports: ["import Button from '@mui/material/Button';"],
    props: [],
    sets: [],
    returns: [],
    ref: { holds: true },
    childNeedsRef: false,
    polymorphic: false,
    slots: [],
    classes: [],
    types: {},
    source: 'https://example.com/Button.js',
    ...values,
  };
}

/** Creates an own, optional prop of type `string`. */
export function createProp(values: Partial<ApiProp> & { written?: string } = {}): ApiProp {
  const { written = 'string', ...rest } = values;
  return {
    name: 'color',
    required: false,
    type: { written, links: [] },
    from: { group: 'own', name: 'Button', package: '@mui/material' },
    ...rest,
  };
}

/**
 * English texts, and a site that has the reference of ButtonBase.
 * @param pages the other pages that it has, by their address: the places on each.
 */
export function createContext(
  pages: Readonly<Record<string, readonly string[]>> = {},
): RenderContext {
  return {
    t(key, values) {
      const text = TEXTS[key];
      if (text === undefined) {
        throw new Error(`There is no text ${key}`);
      }
      return fillText(text, values);
    },
    commentLanguage: undefined,
    getApiHref: (name, packageName) =>
      name === 'ButtonBase' && packageName === '@mui/material'
        ? '/material-ui/api/button-base/'
        : undefined,
    getPageHref: (address, hash) => {
      const pathname = address.replace(/\/$/, '');
      const place = pages[pathname]?.includes(hash) ? `#${hash}` : '';
      return pathname in pages ? `${pathname}/${place}` : undefined;
    },
  };
}

/** Options of a row of Button's props, whose types `SxProps` and `Theme` are explained. */
export function createRowOptions(values: Partial<RowOptions> = {}): RowOptions {
  return {
    ...createContext(),
    prefix: 'button-prop-',
    getTypeId: (name) => (['SxProps', 'Theme'].includes(name) ? `button-type-${name}` : undefined),
    ...values,
  };
}
