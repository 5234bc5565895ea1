/** The parts of the bench, each of which can be run alone. */
import type { Browser } from 'playwright-core';
import type { Calibration } from './calibrate';
import { measureBuild } from './measureBuild';
import { measureDev } from './measureDev';
import { measureEdit } from './measureEdit';
import { measureGrowth } from './measureGrowth';
import { measureLighthouse } from './measureLighthouse';
import { measureNavigation } from './measureNavigation';
import { measurePages } from './measurePages';
import { measureSearch } from './measureSearch';
import { measureShifts } from './measureShifts';
import type { Metric } from './results';

/** What a part may use. */
export interface BenchContext {
  /** A Chromium, started at the first use. */
  getBrowser: () => Promise<Browser>;
  /** Path of that Chromium. */
  executablePath: string;
  /** The speed of this machine, found at the first use. */
  getCalibration: () => Promise<Calibration>;
  /** Address of the served export, started at the first use. */
  getSite: () => Promise<string>;
  /** Runs per noisy figure. */
  runs: number;
  /** What follows the name of the part on the command line. */
  args: readonly string[];
  say: (line: string) => void;
}

export type BenchPart = (context: BenchContext) => Promise<Metric[]>;

export const PARTS: Readonly<Record<string, BenchPart>> = {
  pages: measurePages,
  shifts: measureShifts,
  navigation: measureNavigation,
  search: measureSearch,
  edit: measureEdit,
  build: measureBuild,
  dev: measureDev,
  lighthouse: measureLighthouse,
  growth: measureGrowth,
};

/** What runs when no part is named: growth takes as long as all the others, and is for a quiet machine. */
export const USUAL_PARTS = Object.keys(PARTS).filter((name) => name !== 'growth');
