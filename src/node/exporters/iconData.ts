/**
 * Writes the drawings of all icons of @mui/icons-material, in groups, and their names to `/icon-data/`. Edited demos
 * can import icons that no page bundles, and one page shows all icons. Ten thousand chunks would be too many.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  ICON_DATA,
  ICON_NAMES_URL,
  type IconGroup,
  type IconShape,
  getIconGroup,
} from '@/src/shared/iconData';
import { groupIconNames } from '@/src/shared/iconNames';
import { cached } from '../cache';
import { getIconFile, listIconModules, readIcon, readIconVersion } from '../iconModules';

/** Part of the cache key. Increase it when the result for the same package changes. */
const VERSION = 2;

/**
 * Replaces the groups.
 * @param folder the export, or `public/` for the development server.
 * @returns the number of icons.
 */
export async function writeIconData(folder: string): Promise<number> {
  const json = await cached('icons', [VERSION, readIconVersion()], async () =>
    JSON.stringify(readIcons()),
  );
  const groups: Record<string, IconGroup> = JSON.parse(json);
  const target = path.join(folder, ICON_DATA);
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  const names = groupIconNames(Object.values(groups).flatMap((icons) => Object.keys(icons)));
  await Promise.all([
    writeFile(path.join(folder, ICON_NAMES_URL), JSON.stringify(names)),
    ...Object.entries(groups).map(([group, icons]) =>
      writeFile(path.join(target, `${group}.json`), JSON.stringify(icons)),
    ),
  ]);
  return Object.values(groups).reduce((sum, icons) => sum + Object.keys(icons).length, 0);
}

function readIcons(): Record<string, IconGroup> {
  const groups: Record<string, Record<string, readonly IconShape[]>> = {};
  for (const name of listIconModules()) {
    (groups[getIconGroup(name)!] ??= {})[name] = readIcon(getIconFile(name));
  }
  return groups;
}
