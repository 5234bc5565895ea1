/** Attributes that refer to other elements by id. */
import type { Element } from 'domhandler';
import type { Page } from '../page';

/** Attributes of ARIA and HTML whose value is one or more ids. */
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
 * Referenced elements exist before scripts run. There is one exception: a collapsed control may refer to an element
 * that is rendered when it opens (ARIA: "aria-controls" of a closed menu, listbox or lazy panel).
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
        problems.push(`${name}="${value}" of <${element.name}> refers to a missing element`);
      }
    }
  }
  return problems;
}

function isCollapsed({ attribs }: Element): boolean {
  return attribs['aria-expanded'] === 'false';
}
