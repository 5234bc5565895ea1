/** What a build prints: its phases with progress and the time left, and how long each took. */
import {
  PHASES,
  PHASE_IDS,
  type PhaseId,
  type PhaseStates,
  estimateLeft,
  formatDuration,
  formatLeft,
} from './phases';

/** How often a log gets a line about a phase that is running, in milliseconds. */
const LOG_EVERY = 15_000;

/** Erases the rest of the line; for terminals only. */
const ERASE = '\u001b[K';

export interface ReportOptions {
  write: (text: string) => void;
  /** On a terminal, one line is overwritten again and again; a log gets whole lines without control codes. */
  isTerminal: boolean;
  /** The time in milliseconds, from any moment on. */
  now: () => number;
  /** Durations of the phases in an earlier build, in seconds. */
  usual?: Partial<Record<PhaseId, number>>;
}

export interface BuildReport {
  start: (id: PhaseId) => void;
  /** Says how much of a phase is done. */
  progress: (id: PhaseId, done: number, total: number) => void;
  /** Prints lines about a phase. */
  note: (id: PhaseId, text: string) => void;
  end: (id: PhaseId) => void;
  /** Says that there is nothing to do in a phase. */
  omit: (id: PhaseId) => void;
  /** Prints text as it is, such as the errors of a step. */
  print: (text: string) => void;
  /** Shows the present state; called again and again while the build runs. */
  tick: () => void;
  /** Ends the line that is being overwritten. */
  clear: () => void;
  /** @returns the durations of the phases that ended, in seconds. */
  getDurations: () => Partial<Record<PhaseId, number>>;
}

/** Writes lines, and on a terminal one below them that is overwritten. */
function createScreen(write: (text: string) => void) {
  let isOpen = false;
  const clear = () => {
    if (isOpen) {
      write(`\r${ERASE}`);
      isOpen = false;
    }
  };
  return {
    clear,
    line: (text: string) => {
      clear();
      write(`${text}\n`);
    },
    overwrite: (text: string) => {
      write(`\r${text}${ERASE}`);
      isOpen = true;
    },
  };
}

/** Creates the report of a build. */
export function createBuildReport({
  write,
  isTerminal,
  now,
  usual = {},
}: ReportOptions): BuildReport {
  const states: PhaseStates = {};
  const expected = Object.fromEntries(
    PHASE_IDS.map((id) => [id, usual[id] ?? PHASES[id].usual]),
  ) as Record<PhaseId, number>;
  let logged = now();

  const screen = createScreen(write);
  const { clear } = screen;
  const line = (text: string) => {
    screen.line(text);
    logged = now();
  };
  const number = (id: PhaseId) => `[${PHASE_IDS.indexOf(id) + 1}/${PHASE_IDS.length}]`;
  const left = () => formatLeft(estimateLeft(states, expected, now()));
  const status = () => {
    const running = PHASE_IDS.filter(
      (id) => states[id]?.started !== undefined && states[id].ended === undefined,
    );
    const parts = running.map((id) => {
      const { started = 0, done = 0, total } = states[id]!;
      const count = total === undefined ? '' : ` ${done}/${total},`;
      return `${number(id)} ${PHASES[id].name}${count} ${formatDuration((now() - started) / 1000)}`;
    });
    return parts.length === 0 ? undefined : `${parts.join(' · ')} · ${left()}`;
  };
  const show = () => {
    const text = isTerminal ? status() : undefined;
    if (text !== undefined) {
      screen.overwrite(text);
    }
  };
  return {
    start: (id) => {
      states[id] = { started: now() };
      line(`${number(id)} ${PHASES[id].title} (${left()})`);
      show();
    },
    progress: (id, done, total) => {
      states[id] = { ...states[id], done, total };
      show();
    },
    note: (id, text) => {
      text.split('\n').forEach((part) => line(`${number(id)}   ${part}`));
      show();
    },
    end: (id) => {
      const state = (states[id] = { ...states[id], ended: now() });
      const seconds = (state.ended - (state.started ?? state.ended)) / 1000;
      const count = state.total === undefined ? '' : `${state.total} pages in `;
      line(`${number(id)}   ${PHASES[id].name}: ${count}${formatDuration(seconds)}`);
      show();
    },
    omit: (id) => {
      states[id] = { isSkipped: true };
      line(`${number(id)} ${PHASES[id].title}: nothing changed`);
    },
    print: (text) => {
      clear();
      write(text);
    },
    tick: () => {
      show();
      const text = status();
      if (!isTerminal && text !== undefined && now() - logged >= LOG_EVERY) {
        line(text);
      }
    },
    clear,
    getDurations: () => listDurations(states),
  };
}

/** Returns the durations of the phases that ended, in seconds. */
function listDurations(states: PhaseStates): Partial<Record<PhaseId, number>> {
  return Object.fromEntries(
    PHASE_IDS.flatMap((id) => {
      const { started, ended } = states[id] ?? {};
      return started === undefined || ended === undefined
        ? []
        : [[id, (ended - started) / 1000] as const];
    }),
  );
}

/**
 * Writes the last line of a build.
 * @param durations of the phases, in seconds.
 * @param total of the whole build, in seconds; less than the sum, since phases run beside each other.
 * @param install how long the installation before it took, in seconds.
 */
export function formatTotal(
  durations: Partial<Record<PhaseId, number>>,
  total: number,
  install?: number,
): string {
  const parts = PHASE_IDS.flatMap((id) => {
    const seconds = durations[id];
    return seconds === undefined ? [] : [`${PHASES[id].name} ${formatDuration(seconds)}`];
  });
  const all = install === undefined ? parts : [`install ${formatDuration(install)}`, ...parts];
  return `Built the site into out/ in ${formatDuration(total + (install ?? 0))}: ${all.join(', ')}`;
}
