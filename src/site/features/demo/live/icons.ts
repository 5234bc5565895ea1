/** Loads icons of @mui/icons-material from data. The package has too many files for one chunk each. */
import { type IconGroup, getIconDataUrl } from '@/src/shared/iconData';
import { loadIconGroup, renderShape } from '../../icons';
import { LiveError } from './liveError';
import { PACKAGES } from './packages';

/**
 * Loads an icon by name, such as `AcUnitOutlined`.
 * @throws LiveError if there is no icon of that name, or if it can't be loaded.
 */
export async function loadIcon(name: string): Promise<unknown> {
  const url = getIconDataUrl(name);
  if (url === undefined) {
    throw new LiveError('liveNoIcon', { name });
  }
  let group: IconGroup;
  let utils: typeof import('@mui/material/utils');
  try {
    [group, utils] = await Promise.all([
      loadIconGroup(url),
      PACKAGES['@mui/material/utils']?.() as Promise<typeof import('@mui/material/utils')>,
    ]);
  } catch (error) {
    console.error(error);
    throw new LiveError('liveNotLoaded', { name });
  }
  const shapes = Object.hasOwn(group, name) ? group[name] : undefined;
  if (!shapes) {
    throw new LiveError('liveNoIcon', { name });
  }
  return utils.createSvgIcon(shapes.map(renderShape), name);
}
