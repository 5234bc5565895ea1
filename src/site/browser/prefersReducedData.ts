/** Whether the user prefers reduced data (the Save-Data setting of Chromium). In that case, nothing is preloaded. */
export const prefersReducedData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
