/**
 * The evidence of accessibility at `/accessibility.json`: what the tests looked at on each component page. `npm run evidence`
 * writes it from the reports of the proof, and the page "Accessibility checks" shows it.
 */

/** The name of the file in the export. */
export const EVIDENCE_FILE = 'accessibility.json';

/**
 * What a test checks:
 * - `axe`: axe on the whole page, in a mode, a direction, and at one or two widths.
 * - `engines`: axe on the whole page in Firefox or WebKit, in both modes.
 * - `forcedColors`: with forced colors, the controls and drawings of the demos are visible, and so is focus.
 * - `demos`: axe on each demo, and the Tab key reaches all of its controls.
 * - `use`: every control of a demo is pressed by key and pointer, and every field is filled and emptied. Focus isn't lost.
 */
export const EVIDENCE_CHECKS = ['axe', 'engines', 'forcedColors', 'demos', 'use'] as const;
export type EvidenceCheck = (typeof EVIDENCE_CHECKS)[number];

/** Tests of one check with the same outcome, at the same commit. */
export interface EvidenceGroup {
  check: EvidenceCheck;
  /**
   * `limited`: the test found only known faults of the documented library or of the browser. `outdated`: the page has changed since the
   * test ran, whatever its outcome was.
   */
  outcome: 'passed' | 'limited' | 'failed' | 'outdated';
  /** The day of the last of these tests, such as `2026-11-27`. */
  date: string;
  /** The abbreviated id of the commit that was tested. */
  commit: string;
  /** The settings, such as `dark rtl 390 px`. */
  settings: string[];
  /** The browsers with their versions, such as `chromium 150.0.7871.114`. */
  browsers: string[];
  /** The first lines of each failure. */
  errors?: string[];
  /** The known faults of the library or the browser, a sentence each. */
  limits?: string[];
}

export interface Evidence {
  /** The commit of this build. */
  commit: string;
  /** The version of axe, such as `4.10.2`. A result of another version is outdated. */
  axe: string;
  /** The tests of each component page by its address: `/material-ui/react-button/`. Pages that no test visited have none. */
  pages: Readonly<Record<string, readonly EvidenceGroup[]>>;
}

/** The page that shows the evidence. */
export const EVIDENCE_PAGE = '/material-ui/guides/accessibility-checks';

/** Returns the id of a component page's row on that page, which the query `row` names. @param url address with trailing slash. */
export const getEvidenceId = (url: string): string => url.slice(1, -1).replace('/', '-');
