/** What to inspect. */
export interface InspectRequest {
  /** The demo; without it, the one with focus or the one at the top of the window. */
  host?: Element | null;
  /** A class whose element is pinned, such as `MuiButton-startIcon`. */
  className?: string;
}

/** The name of the event that `Inspection` listens to. */
export const INSPECT_EVENT = 'fg-inspect';

/** Opens the inspector for a demo. */
export function inspectDemo(detail: InspectRequest = {}): void {
  window.dispatchEvent(new CustomEvent(INSPECT_EVENT, { detail }));
}
