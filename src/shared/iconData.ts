/**
 * The icons of @mui/icons-material as data. `src/node/exporters/iconData.ts` writes the files; edited demos and the
 * icons page fetch them.
 */

/** The `d` attribute of a path, or any element as tag, props and children. */
export type IconShape =
  string | readonly [tag: string, props: Record<string, string>, children: readonly IconShape[]];

/** The shapes of the icons of a group, by icon name. */
export type IconGroup = Readonly<Record<string, readonly IconShape[]>>;

/** Folder of the groups in the export. */
export const ICON_DATA = 'icon-data';

/**
 * Returns the group of an icon, which is the first two characters of its name, or undefined if the name isn't valid.
 */
export function getIconGroup(name: string): string | undefined {
  return /^[A-Z\d]\w*$/i.test(name) ? name.slice(0, 2).toLowerCase() : undefined;
}

/** Returns the address of the group of an icon. */
export function getIconDataUrl(name: string): string | undefined {
  const group = getIconGroup(name);
  return group && `/${ICON_DATA}/${group}.json`;
}

/** Address of the file with `IconNames`. */
export const ICON_NAMES_URL = `/${ICON_DATA}/names.json`;
