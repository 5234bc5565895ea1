/** Whether the reader asks for few data (the Save-Data hint of Chromium): nothing is loaded before it is asked for. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
