/**
 * The icons of @mui/icons-material as data: written by `src/node/exporters/iconData.ts`, fetched by edited demos and by
 * the page of all icons.
 */

/** A path by its `d`, or any element: tag, props, children. */
export type IconShape =
  string | readonly [tag: string, props: Record<string, string>, children: readonly IconShape[]];

/** What icons of a group draw, by their names. */
export type IconGroup = Readonly<Record<string, readonly IconShape[]>>;

/** Folder of the groups in the export. */
export const ICON_DATA = 'icon-data';

/** The group that holds an icon: the first two characters of its name; undefined for what can be no name. */
export function getIconGroup(name: string): string | undefined {
  return /^[A-Z\d]\w*$/i.test(name) ? name.slice(0, 2).toLowerCase() : undefined;
}

/** Address of the group that holds an icon. */
export function getIconDataUrl(name: string): string | undefined {
  const group = getIconGroup(name);
  return group && `/${ICON_DATA}/${group}.json`;
}

/** Address of `IconNames`. */
export const ICON_NAMES_URL = `/${ICON_DATA}/names.json`;
