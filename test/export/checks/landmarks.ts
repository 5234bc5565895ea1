/** Landmarks: the parts of a page between which screen readers can jump. */
import type { Element } from 'domhandler';
import { type Page, closest, getText, select } from '../page';
import { type Site, getKind } from '../site';

/** Roles of landmarks that a page has once. */
const SINGLE = ['banner', 'main', 'contentinfo'] as const;

const ROLES = [...SINGLE, 'navigation', 'complementary', 'region', 'search', 'form'];

/** Inside these elements, `<header>` and `<footer>` aren't landmarks. */
const SECTIONS =
  'article, aside, main, nav, section, [role="article"], [role="complementary"], [role="main"], [role="navigation"], [role="region"]';

/** Elements in these aren't presented to users. */
const ABSENT = '[hidden], [aria-hidden="true"], template, noscript';

interface Landmark {
  role: string;
  name: string;
}

/**
 * A page has one `main`; with the frame of the site, also one banner and one contentinfo. Landmarks of the same role
 * have different names.
 */
export function findLandmarkProblems(page: Page, site: Site): string[] {
  const landmarks = listLandmarks(page);
  const isFramed = ['docs', 'other'].includes(getKind(page.url, site));
  const counts = SINGLE.flatMap((role) => {
    const { length } = landmarks.filter((landmark) => landmark.role === role);
    const isFine = length === 1 || (length === 0 && role !== 'main' && !isFramed);
    return isFine ? [] : [`${length} landmarks with the role ${role} instead of 1`];
  });
  const seen = new Set<string>();
  const alike = new Set<string>();
  for (const { role, name } of landmarks) {
    const key = name ? `${role} "${name}"` : `${role} without a name`;
    (seen.has(key) ? alike : seen).add(key);
  }
  return [
    ...counts,
    ...[...alike]
      .filter((key) => !SINGLE.some((role) => key.startsWith(role)))
      .map((key) => `two landmarks have the same role and name: ${key}`),
  ];
}

function listLandmarks(page: Page): Landmark[] {
  return (
    select(page, 'header, footer, main, nav, aside, section, form, search, [role]')
      .map((element) => ({ element, role: element.attribs.role ?? getNativeRole(element) }))
      .filter(({ role }) => ROLES.includes(role))
      .filter(({ element }) => !closest(element, ABSENT))
      .map(({ element, role }) => ({ role, name: getName(element, page), element }))
      // These are landmarks only if they have a name.
      .filter(({ name, element }) => name || !['section', 'form'].includes(element.name))
  );
}

/** The implicit role of an element (HTML-AAM). */
function getNativeRole(element: Element): string {
  switch (element.name) {
    case 'header':
    case 'footer':
      if (closest(element, SECTIONS)) {
        return 'generic';
      }
      return element.name === 'header' ? 'banner' : 'contentinfo';
    case 'nav':
      return 'navigation';
    case 'aside':
      return 'complementary';
    case 'section':
      return 'region';
    default:
      return element.name;
  }
}

/** Returns the accessible name, as far as landmarks use it. */
function getName({ attribs }: Element, page: Page): string {
  const ids = (attribs['aria-labelledby'] ?? '').split(/\s+/).filter(Boolean);
  const labels = ids.map((id) => page.elements.find((label) => label.attribs.id === id));
  const label = labels.map((element) => (element ? getText(element) : '')).join(' ');
  return (label.trim() || attribs['aria-label'] || attribs.title || '').replace(/\s+/g, ' ').trim();
}
