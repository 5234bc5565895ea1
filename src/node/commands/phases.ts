/** The phases of a build, and an estimate of how long it still takes. */

interface Phase {
  /** Its name in the last line of a build. */
  name: string;
  title: string;
  /** How long it takes on two cores when no earlier build is known, in seconds. */
  usual: number;
  /** The phase runs beside the next ones and doesn't delay them. */
  isBeside?: boolean;
}

/** In the order in which they start. */
export const PHASES = {
  packages: { name: 'packages', title: 'Reading the packages', usual: 20 },
  content: { name: 'content', title: 'Checking the content', usual: 15, isBeside: true },
  compile: { name: 'compile', title: 'Compiling (next build)', usual: 60 },
  pages: { name: 'pages', title: 'Rendering the pages (next build)', usual: 20 },
  export: { name: 'export', title: 'Making the pages smaller', usual: 10 },
  files: {
    name: 'files',
    title: 'Writing the files for assistants, search engines, and hosts',
    usual: 10,
  },
  offline: { name: 'offline', title: 'Preparing offline reading', usual: 5 },
} as const satisfies Record<string, Phase>;

export type PhaseId = keyof typeof PHASES;
export const PHASE_IDS = Object.keys(PHASES) as PhaseId[];

/** Where a phase is. Times are in milliseconds, of any one clock. */
interface PhaseState {
  started?: number;
  ended?: number;
  /** There is nothing to do in it. */
  isSkipped?: boolean;
  /** How much of it is done, where that can be counted. */
  done?: number;
  total?: number;
}

export type PhaseStates = Partial<Record<PhaseId, PhaseState>>;

/** Below this share of a phase, its own speed is no basis for an estimate. */
const SMALL_SHARE = 0.1;

/** Limits of the speed factor, the ratio of actual to usual durations. */
const SPEED_FACTOR_LIMITS = { min: 0.2, max: 5 };

const isBeside = (id: PhaseId) => (PHASES[id] as Phase).isBeside === true;

/**
 * Estimates how long a build still takes. Counted work continues at its own speed; all other work takes its usual time,
 * multiplied by the speed factor of the phases so far.
 * @param usual duration of each phase in seconds, as in the last build.
 * @param now in milliseconds, of the clock of `states`.
 * @returns seconds, at least 0.
 */
export function estimateLeft(
  states: PhaseStates,
  usual: Readonly<Record<PhaseId, number>>,
  now: number,
): number {
  const speedFactor = getSpeedFactor(states, usual);
  const lefts = PHASE_IDS.map((id): [boolean, number] => {
    const { started, ended, isSkipped, done = 0, total = 0 } = states[id] ?? {};
    const whole = usual[id] * speedFactor;
    if (ended !== undefined || isSkipped) {
      return [isBeside(id), 0];
    }
    if (started === undefined) {
      return [isBeside(id), whole];
    }
    const elapsed = (now - started) / 1000;
    const share = total > 0 ? done / total : 0;
    return [
      isBeside(id),
      share >= SMALL_SHARE ? (elapsed * (1 - share)) / share : Math.max(whole - elapsed, 0),
    ];
  });
  const sum = (beside: boolean) =>
    lefts.reduce((all, [own, left]) => all + (own === beside ? left : 0), 0);
  return Math.max(sum(false), sum(true));
}

/** How many times its usual time the ended part of a build took. */
function getSpeedFactor(states: PhaseStates, usual: Readonly<Record<PhaseId, number>>): number {
  let [expected, actual] = [0, 0];
  for (const id of PHASE_IDS.filter((candidate) => !isBeside(candidate))) {
    const { started, ended } = states[id] ?? {};
    if (started !== undefined && ended !== undefined) {
      expected += usual[id];
      actual += (ended - started) / 1000;
    }
  }
  return expected === 0
    ? 1
    : Math.min(Math.max(actual / expected, SPEED_FACTOR_LIMITS.min), SPEED_FACTOR_LIMITS.max);
}

/** Formats a duration, such as `4.2 s`, `42 s`, or `2 min 5 s`. @param seconds at least 0. */
export function formatDuration(seconds: number): string {
  if (seconds < 9.95) {
    return `${seconds.toFixed(1)} s`;
  }
  const whole = Math.round(seconds);
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60];
  return minutes === 0 ? `${rest} s` : rest === 0 ? `${minutes} min` : `${minutes} min ${rest} s`;
}

/** Formats an estimate, in steps of 5 seconds. @param seconds at least 0. */
export function formatLeft(seconds: number): string {
  return `about ${formatDuration(Math.max(Math.round(seconds / 5), 1) * 5)} left`;
}
