/** What is known of each demo by trying it: written by `npm test -- demos`, for pages to show. */
import { z } from 'zod';
import { FLAVOUR_IDS, VARIANT_IDS } from './flavours';

/** Where the report stands, from the root of the repository. Generated, so git ignores it. */
export const DEMO_REPORT_FILE = '.cache/demo-report.json';

/** The settings that every demo must bear, as the reader makes them. */
export const DEMO_SETTINGS = ['light', 'dark', 'rtl', 'dense'] as const;
export type DemoSetting = (typeof DEMO_SETTINGS)[number];

/**
 * What is checked of a demo:
 * `types`     its files have no error under the strict settings of the repository;
 * `server`    the HTML that the server makes is the HTML that the browser makes;
 * `derived`   its derived JavaScript runs, and makes the same HTML as the TypeScript;
 * `console`   it leaves nothing in the console and throws nothing;
 * `axe`       axe finds no fault in it;
 * `keyboard`  the Tab key reaches its controls.
 */
export const DEMO_CHECKS = ['types', 'server', 'derived', 'console', 'axe', 'keyboard'] as const;
export type DemoCheck = (typeof DEMO_CHECKS)[number];

const demoResultSchema = z.strictObject({
  /** Address of the demo's page, without trailing slash. */
  pathname: z.string().startsWith('/'),
  /** Name and anchor of the demo. */
  name: z.string().min(1),
  /** Its first file, from the root of the repository. */
  file: z.string().startsWith('data/'),
  flavour: z.enum(FLAVOUR_IDS),
  /** The code that ran; `types` and `server` are about the TypeScript alone. */
  variant: z.enum(VARIANT_IDS),
  /** Absent for `types`, which no setting changes. */
  setting: z.enum(DEMO_SETTINGS).optional(),
  check: z.enum(DEMO_CHECKS),
  outcome: z.enum(['passed', 'failed']),
  /** What was found, or, where it passed, what the comparison had to leave out and why. */
  detail: z.string().optional(),
});

export const demoReportSchema = z.strictObject({
  /** When the run ended, as an ISO date. */
  date: z.iso.datetime(),
  /** Whether every demo was tried under every setting; else each under the one that its name chooses. */
  full: z.boolean(),
  /** How many demos the export holds, each flavour counted: a run of a part has results for fewer. */
  demos: z.int().positive(),
  results: z.array(demoResultSchema),
});

/** One check of one demo, in one flavour and variant, under one setting. */
export type DemoResult = z.infer<typeof demoResultSchema>;
export type DemoReport = z.infer<typeof demoReportSchema>;
