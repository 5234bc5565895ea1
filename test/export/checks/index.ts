/**
 * The checks of one page, by description. Each one reads a served page and returns a line per problem. Links need the
 * ids of other pages and are checked separately: links.ts.
 */
import type { Page } from '../page';
import type { Site } from '../site';
import { findAssetProblems, findImageProblems } from './assets';
import { findCopyProblems, findEllipsisProblems } from './code';
import { findEmptyDemoProblems, findPreviewCodeProblems } from './demos';
import {
  findAdProblems,
  findEditProblems,
  findMarkdownProblems,
  findNavigationProblems,
  findNeighborProblems,
} from './frame';
import {
  findLanguageProblems,
  findPreviewProblems,
  findRobotsProblems,
  findTitleProblems,
} from './head';
import { findLandmarkProblems } from './landmarks';
import { findHeadingProblems, findIdProblems, findMarkupProblems } from './markup';
import { findLeanProblems, findProseProblems } from './prose';
import { findReferenceProblems } from './references';
import { findHeaderProblems, findScriptProblems } from './scripts';
import { findDataProblems } from './structuredData';

export type PageCheck = (page: Page, site: Site) => string[];

export const PAGE_CHECKS = {
  'The HTML is what the parser makes of it': findMarkupProblems,
  'Ids are unique': findIdProblems,
  'Headings have text and skip no level, and one is of level 1': findHeadingProblems,
  'The language is that of the address': findLanguageProblems,
  'There is one title and one description, within their limits': findTitleProblems,
  'Search engines are kept out of test pages only': findRobotsProblems,
  'The address is right, and previews of links have texts and a picture': findPreviewProblems,
  'The structured data says the same as the head': findDataProblems,
  'Every file that is loaded exists': findAssetProblems,
  'Images have alternative text and a size': findImageProblems,
  'Landmarks are complete and can be told apart': findLandmarkProblems,
  'Ids that attributes name exist': findReferenceProblems,
  'The policy names every script': findScriptProblems,
  'The headers of the address guard the page': findHeaderProblems,
  'The text is in the HTML': findProseProblems,
  'The text travels once': findLeanProblems,
  'The navigation marks the page': findNavigationProblems,
  'The page leads to its Markdown': findMarkdownProblems,
  'Previous and next follow the navigation': findNeighborProblems,
  'The page leads to the source of its text': findEditProblems,
  'There is one ad slot': findAdProblems,
  'Closed code has at most 16 lines': findPreviewCodeProblems,
  'Demos show something': findEmptyDemoProblems,
  'Code can be copied': findCopyProblems,
  'Code is complete': findEllipsisProblems,
} as const satisfies Record<string, PageCheck>;
