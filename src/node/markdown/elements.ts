/** Creates elements of prose for Markdown and for generated HTML, so that CSS and scripts can rely on one structure. */
import type { Element, ElementContent, Properties } from 'hast';
import { h } from 'hastscript';
import { type NavEntry, NAV_FLAG_TEXTS, getNavFlag, getPlanText } from '@/src/shared/nav';
import type { BuildText } from './context';

/** The kinds of callouts, as `:::info` names them. */
export const CALLOUTS = ['info', 'success', 'warning', 'error'] as const;
export type Callout = (typeof CALLOUTS)[number];

/** A heading with a link to itself. @param text plain text. */
export function createHeading(level: 2 | 3, hash: string, text: string, t: BuildText): Element {
  return linkHeading(h(`h${level}`, text), hash, text, t);
}

/**
 * Wraps a heading in a box with a link to it.
 * @param text its plain text.
 * @param formerHashes hashes that it had before. They stay as empty anchors, so that old links lead to it.
 */
export function linkHeading(
  heading: Element,
  hash: string,
  text: string,
  t: BuildText,
  formerHashes: readonly string[] = [],
): Element {
  const { tagName, properties } = heading;
  const label = t('headingLink', { heading: text });
  return h('div', { className: ['heading', tagName.replace('h', 'heading-')] }, [
    { ...heading, properties: { ...properties, id: hash } },
    h('a', { className: ['heading-link'], href: `#${hash}`, ariaLabel: label }),
    ...formerHashes.map((id) => h('span', { id })),
  ]);
}

/** The properties of the element around a callout. */
export function getCalloutProperties(kind: Callout, t: BuildText): Properties {
  return {
    className: ['callout', `callout-${kind}`],
    role: 'note',
    ariaLabel: t(`callout_${kind}`),
  };
}

/** Wraps a table in a box that scrolls horizontally, so that the page itself doesn't on narrow screens. */
export function createTableBox(table: Element, t: BuildText): Element {
  const label = t('tableRegion');
  return h(
    'div',
    { className: ['table-scroll'], tabIndex: 0, role: 'group', ariaLabel: label },
    table,
  );
}

/** Creates the chip with a page's commercial plan, beside its title. */
export function createPlanChip(plan: NonNullable<NavEntry['plan']>, t: BuildText): Element {
  return h('span', { className: ['plan-chip'], dataPlan: plan }, t(getPlanText(plan)));
}

/** Creates labels after a link, each preceded by a space. */
export function createLabels(texts: readonly string[]): ElementContent[] {
  return texts.flatMap((text): ElementContent[] => [
    { type: 'text', value: ' ' },
    h('small', text),
  ]);
}

/** The flag of a page in the navigation, such as "New", as a label. */
export function createFlag(page: NavEntry, t: BuildText): ElementContent[] {
  const flag = getNavFlag(page);
  return flag ? createLabels([t(NAV_FLAG_TEXTS[flag])]) : [];
}
