/** Makes icons of @mui/icons-material from data. The package has too many files for one chunk each. */
import { type IconShape, getIconDataUrl } from '@/src/shared/iconData';
import { loadIconGroup, renderShape } from '../../icons';
import { LiveError } from './liveError';
import { PACKAGES } from './packages';

type ReadShapes = (name: string) => Promise<readonly IconShape[] | undefined>;

let readShapes: ReadShapes = loadShapes;

/** Loads the shapes of an icon; undefined if there is no icon of that name. @throws Error when they can't be loaded. */
export async function loadShapes(name: string): Promise<readonly IconShape[] | undefined> {
  const url = getIconDataUrl(name);
  const group = url === undefined ? {} : await loadIconGroup(url);
  return Object.hasOwn(group, name) ? group[name] : undefined;
}

/**
 * Provides icons where there is no network: in the frame of an edited demo.
 * @param shapes those of each icon that exists.
 * @param failed names of icons that couldn't be loaded.
 */
export function provideIcons(
  shapes: Readonly<Record<string, readonly IconShape[] | undefined>>,
  failed: readonly string[],
): void {
  readShapes = async (name) => {
    if (failed.includes(name)) {
      throw new Error(`The page could not load the icon ${name}`);
    }
    return Object.hasOwn(shapes, name) ? shapes[name] : undefined;
  };
}

/**
 * Loads an icon by name, such as `AcUnitOutlined`.
 * @throws LiveError if there is no icon of that name, or if it can't be loaded.
 */
export async function loadIcon(name: string): Promise<unknown> {
  let shapes: readonly IconShape[] | undefined;
  let utils: typeof import('@mui/material/utils');
  try {
    [shapes, utils] = await Promise.all([
      readShapes(name),
      PACKAGES['@mui/material/utils']?.() as Promise<typeof import('@mui/material/utils')>,
    ]);
  } catch (error) {
    console.error(error);
    throw new LiveError('liveNotLoaded', { name });
  }
  if (!shapes) {
    throw new LiveError('liveNoIcon', { name });
  }
  return utils.createSvgIcon(shapes.map(renderShape), name);
}
