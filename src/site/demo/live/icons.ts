/** Any of the icons of @mui/icons-material, from data: the package has more files than a build should have chunks. */
import { type ReactNode, createElement } from 'react';
import { type IconGroup, type IconShape, getIconDataUrl } from '@/src/shared/iconData';
import { LiveError } from './liveFault';
import { PACKAGES } from './packages';

const groups = new Map<string, Promise<IconGroup>>();

function loadGroup(url: string): Promise<IconGroup> {
  let pending = groups.get(url);
  if (!pending) {
    pending = fetchGroup(url);
    groups.set(url, pending);
    pending.catch(() => groups.delete(url));
  }
  return pending;
}

/** A group that is not there holds no icon. */
async function fetchGroup(url: string): Promise<IconGroup> {
  const response = await fetch(url);
  if (response.status === 404) {
    return {};
  }
  if (!response.ok) {
    throw new Error(`${url}: ${response.status}`);
  }
  return response.json();
}

/**
 * The icon of a name, such as `AcUnitOutlined`.
 * @throws LiveError when there is none of that name, or when it cannot be loaded.
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
      loadGroup(url),
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

function renderShape(shape: IconShape, index: number): ReactNode {
  const [tag, props, children] =
    typeof shape === 'string' ? (['path', { d: shape }, []] as const) : shape;
  return createElement(tag, { key: index, ...props }, ...children.map(renderShape));
}
