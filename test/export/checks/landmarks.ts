/** Landmarks: the parts of a page between which screen readers jump. */
import type { Element } from 'domhandler';
import { type Page, closest, getText, select } from '../page';
import { type Site, getKind } from '../site';

/** Roles of landmarks that a page has once. */
const SINGLE = ['banner', 'main', 'contentinfo'] as const;

const ROLES = [...SINGLE, 'navigation', 'complementary', 'region', 'search', 'form'];

/** In these, `<header>` and `<footer>` are those of a part of the page. */
const SECTIONS =
  'article, aside, main, nav, section, [role="article"], [role="complementary"], [role="main"], [role="navigation"], [role="region"]';

/** Nothing in these is presented to anybody. */
const ABSENT = '[hidden], [aria-hidden="true"], template, noscript';

interface Landmark {
  role: string;
  name: string;
}

/**
 * A page has one `main`; with the site's frame, also one banner and one contentinfo. Landmarks of the same role have
 * different names.
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
      .map((key) => `two landmarks are alike: ${key}`),
  ];
}

function listLandmarks(page: Page): Landmark[] {
  return (
    select(page, 'header, footer, main, nav, aside, section, form, search, [role]')
      .map((element) => ({ element, role: element.attribs.role ?? getNativeRole(element) }))
      .filter(({ role }) => ROLES.includes(role))
      .filter(({ element }) => !closest(element, ABSENT))
      .map(({ element, role }) => ({ role, name: getName(element, page), element }))
      // Without a name these are no landmarks.
      .filter(({ name, element }) => name || !['section', 'form'].includes(element.name))
  );
}

/** HTML-AAM: the role that an element has by itself. */
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

/** The accessible name as far as authors give landmarks one. */
function getName({ attribs }: Element, page: Page): string {
  const ids = (attribs['aria-labelledby'] ?? '').split(/\s+/).filter(Boolean);
  const labels = ids.map((id) => page.elements.find((label) => label.attribs.id === id));
  const label = labels.map((element) => (element ? getText(element) : '')).join(' ');
  return (label.trim() || attribs['aria-label'] || attribs.title || '').replace(/\s+/g, ' ').trim();
}
