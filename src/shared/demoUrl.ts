/** The address at which one demo stands alone: `/demo/?id=/material-ui/react-button#BasicButtons`, its `id` encoded. */
import { FLAVOUR_IDS, type Flavour } from './flavours';

/** Which demo is meant, and how it is to be shown. */
export interface DemoRequest {
  /** Address of the demo's page, without language prefix and trailing slash. */
  pathname: string;
  /** The demo's name, its anchor on that page. */
  name: string;
  flavour?: Flavour;
  mode?: 'light' | 'dark';
  direction?: 'ltr' | 'rtl';
}

/** Longer than any address of a demo; what is longer is not even looked at. */
const MAX_LENGTH = 500;

const ID = /^((?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+)#([A-Z]\w*(?:-\d+)?)$/;

/** The address of a demo by itself. */
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
 * Reads the query of such an address. It comes from anybody: whatever is not of the expected form is no request.
 * @param search such as `?id=%2Fmaterial-ui%2Freact-button%23BasicButtons&mode=dark`.
 * @returns 'missing' when it names no demo, 'malformed' when what it names cannot be one. Unknown options are left out.
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
