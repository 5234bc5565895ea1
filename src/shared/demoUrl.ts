/**
 * The address of the page that shows one demo alone: `/demo/?id=/material-ui/react-button#BasicButtons`, with `id`
 * encoded.
 */
import { FLAVOUR_IDS, type Flavour } from './flavours';

/** The demo to show, and its display options. */
export interface DemoRequest {
  /** Address of the documentation page that has the demo, without language prefix and trailing slash. */
  pathname: string;
  /** Name of the demo, which is its anchor on that page. */
  name: string;
  flavour?: Flavour;
  mode?: 'light' | 'dark';
  direction?: 'ltr' | 'rtl';
}

/** Longer than the address of any demo. Longer queries are rejected without parsing. */
const MAX_LENGTH = 500;

const ID = /^((?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+)#([A-Z]\w*(?:-\d+)?)$/;

/** Returns the address that shows a demo alone. */
export function getDemoUrl(request: DemoRequest): string {
  const { pathname, name, flavour, mode, direction } = request;
  const query = [
    `id=${encodeURIComponent(`${pathname}#${name}`)}`,
    flavour && `flavour=${flavour}`,
    mode && `mode=${mode}`,
    direction && `dir=${direction}`,
  ];
  return `/demo/?${query.filter(Boolean).join('&')}`;
}

/**
 * Parses the query of such an address. Anybody can write one, so everything in it is validated.
 * @param search such as `?id=%2Fmaterial-ui%2Freact-button%23BasicButtons&mode=dark`.
 * @returns 'missing' without an `id`, 'malformed' when the `id` isn't valid. Unknown options are ignored.
 */
export function parseDemoUrl(search: string): DemoRequest | 'missing' | 'malformed' {
  if (search.length > MAX_LENGTH) {
    return 'malformed';
  }
  const query = new URLSearchParams(search);
  const id = query.get('id');
  if (id === null || id === '') {
    return 'missing';
  }
  const [, pathname, name] = ID.exec(id) ?? [];
  if (!pathname || !name) {
    return 'malformed';
  }
  const flavour = FLAVOUR_IDS.find((known) => known === query.get('flavour'));
  const mode = (['light', 'dark'] as const).find((known) => known === query.get('mode'));
  const direction = (['ltr', 'rtl'] as const).find((known) => known === query.get('dir'));
  return {
    pathname,
    name,
    ...(flavour && { flavour }),
    ...(mode && { mode }),
    ...(direction && { direction }),
  };
}
