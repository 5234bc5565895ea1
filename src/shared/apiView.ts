/** How readers have the tables of the reference: three views, and which props beside a component's own. */

/** Tables that are set together: parameters and return values of hooks follow the props. */
export type ApiViewTable = 'props' | 'slots' | 'classes';

export const API_VIEWS = ['table', 'expanded', 'collapsed'] as const;
export type ApiView = (typeof API_VIEWS)[number];

/** Local storage keys: the view of each table is remembered separately. */
export const VIEW_KEYS: Readonly<Record<ApiViewTable, string>> = {
  props: 'apiPage_props',
  slots: 'apiPage_slots',
  classes: 'apiPage_classes',
};

/** Props that show on wish, by where they come from. */
export const API_GROUPS = ['inherited', 'system', 'native'] as const;
export type ApiGroup = (typeof API_GROUPS)[number];

/** The key under which a group's switch is remembered; its value is `on`. */
export function getGroupKey(group: ApiGroup): string {
  return `apiPage_${group}`;
}

/** The attribute of `<html>` that CSS reads: a table's view (absent for `table`), or that a group shows. */
export function getViewAttribute(name: ApiViewTable | ApiGroup): string {
  return `data-api-${name}`;
}

/** What is remembered and holds from the first paint: the other groups are fetched later anyway. */
const EARLY = [...Object.keys(VIEW_KEYS), 'inherited'];

/** A script for the page, before its first table: what was chosen last time holds before the first paint. */
export const apiViewScript = `(function(){try{${JSON.stringify(EARLY)}.forEach(function(n){var v=localStorage.getItem('apiPage_'+n);if(/^(expanded|collapsed|on)$/.test(v))document.documentElement.setAttribute('data-api-'+n,v)})}catch(e){}})()`;
