/** The parts of the bench. Each can be run separately. */
import type { Browser } from 'playwright-core';
import type { Calibration } from './calibrate';
import { measureBuild } from './measureBuild';
import { measureDev } from './measureDev';
import { measureEdit } from './measureEdit';
import { measureFirstPaint } from './measureFirstPaint';
import { measureGrowth } from './measureGrowth';
import { measureLighthouse } from './measureLighthouse';
import { measureNavigation } from './measureNavigation';
import { measurePages } from './measurePages';
import { measureSearch } from './measureSearch';
import { measureShifts } from './measureShifts';
import type { Metric } from './results';

/** The context of a part. */
export interface BenchContext {
  /** Returns a Chromium, which is started on first use. */
  getBrowser: () => Promise<Browser>;
  /** Path of that Chromium. */
  executablePath: string;
  /** Returns the speed of this machine, which is measured on first use. */
  getCalibration: () => Promise<Calibration>;
  /** Returns the address of the export, whose server is started on first use. */
  getSite: () => Promise<string>;
  /** The number of runs for noisy figures. */
  runs: number;
  /** The arguments after the name of the part. */
  args: readonly string[];
  say: (line: string) => void;
}

export type BenchPart = (context: BenchContext) => Promise<Metric[]>;

export const PARTS: Readonly<Record<string, BenchPart>> = {
  pages: measurePages,
  paint: measureFirstPaint,
  shifts: measureShifts,
  navigation: measureNavigation,
  search: measureSearch,
  edit: measureEdit,
  build: measureBuild,
  dev: measureDev,
  lighthouse: measureLighthouse,
  growth: measureGrowth,
};

/** The parts to run by default. Growth takes as long as all the others, and needs an idle machine. */
export const USUAL_PARTS = Object.keys(PARTS).filter((name) => name !== 'growth');
