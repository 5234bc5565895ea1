/** The user's view settings for API tables: one of three views per table, and which inherited props are shown. */

/** The tables that have a view setting. Parameters and return values of hooks use the setting of props. */
export type ApiViewTable = 'props' | 'slots' | 'classes';

export const API_VIEWS = ['table', 'expanded', 'collapsed'] as const;
export type ApiView = (typeof API_VIEWS)[number];

/** The local storage keys. The view of each table is stored separately. */
export const VIEW_KEYS: Readonly<Record<ApiViewTable, string>> = {
  props: 'apiPage_props',
  slots: 'apiPage_slots',
  classes: 'apiPage_classes',
};

/** Groups of props that are hidden by default, by their source. */
export const API_GROUPS = ['inherited', 'system', 'native'] as const;
export type ApiGroup = (typeof API_GROUPS)[number];

/** The local storage key of a group's switch. The stored value is `on`. */
export function getGroupKey(group: ApiGroup): string {
  return `apiPage_${group}`;
}

/**
 * The attribute of `<html>` that CSS selects: the view of a table (absent for `table`), or the visibility of a group.
 */
export function getViewAttribute(name: ApiViewTable | ApiGroup): string {
  return `data-api-${name}`;
}

/** The settings that apply before the first paint. The rows of the other groups are fetched after it anyway. */
const BEFORE_PAINT = [...Object.keys(VIEW_KEYS), 'inherited'];

/** An inline script that runs before the first table and applies the stored settings before the first paint. */
export const apiViewScript = `(function(){try{${JSON.stringify(BEFORE_PAINT)}.forEach(function(n){var v=localStorage.getItem('apiPage_'+n);if(/^(expanded|collapsed|on)$/.test(v))document.documentElement.setAttribute('data-api-'+n,v)})}catch(e){}})()`;
