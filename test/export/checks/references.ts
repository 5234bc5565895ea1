/** Attributes that name other elements by id. */
import type { Element } from 'domhandler';
import type { Page } from '../page';

/** Attributes of ARIA and HTML whose value is an id, or several. */
const REFERENCES = new Set([
  'aria-activedescendant',
  'aria-controls',
  'aria-describedby',
  'aria-details',
  'aria-errormessage',
  'aria-flowto',
  'aria-labelledby',
  'aria-owns',
  'commandfor',
  'for',
  'form',
  'headers',
  'list',
  'popovertarget',
]);

/**
 * What is named has to be there before scripts run. One exception: a control that says it is collapsed may name what it
 * will show, which is rendered when it opens (ARIA: "aria-controls" of a closed menu, listbox or lazy panel).
 */
export function findReferenceProblems({ elements }: Page): string[] {
  const ids = new Set(elements.map(({ attribs }) => attribs.id).filter(Boolean));
  const problems: string[] = [];
  for (const element of elements) {
    for (const name in element.attribs) {
      const value = REFERENCES.has(name) ? element.attribs[name]! : undefined;
      const named = value?.split(/\s+/).filter(Boolean);
      const isFound = !named || (named.length > 0 && named.every((id) => ids.has(id)));
      if (!isFound && !(name === 'aria-controls' && isCollapsed(element))) {
        problems.push(`${name}="${value}" of <${element.name}> names no element`);
      }
    }
  }
  return problems;
}

function isCollapsed({ attribs }: Element): boolean {
  return attribs['aria-expanded'] === 'false';
}
