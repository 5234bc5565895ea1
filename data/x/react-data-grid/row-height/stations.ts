/** An entry of the logbook that the observers of the network keep. */
export interface LogEntry {
  id: number;
  station: string;
  observer: string;
  note: string;
}

export const log: LogEntry[] = [
  { id: 1, station: 'Gull Mole', observer: 'R. Baptiste', note: 'Rain gauge emptied.' },
  {
    id: 2,
    station: 'Saltpan Flat',
    observer: 'K. Lindqvist',
    note: 'Sea spray covered the sunshine recorder for two days, so treat the hours of Monday and Tuesday as a lower limit. The glass is clean again.',
  },
  {
    id: 3,
    station: 'Otterbrook Weir',
    observer: 'T. Mbeki',
    note: 'Replaced the battery of the river gauge.',
  },
  {
    id: 4,
    station: 'Hop Yard',
    observer: 'R. Baptiste',
    note: 'A hop picker parked beside the screen and warmed the thermometer between 14:00 and 16:00. The readings are marked as doubtful.',
  },
  { id: 5, station: 'Crow Stile', observer: 'Y. Arai', note: 'No remarks.' },
  {
    id: 6,
    station: 'Lantern Peak',
    observer: 'Y. Arai',
    note: 'Rime on the anemometer. The cups turned again after the heating was on for 40 minutes, but the log of the night has no wind. The path to the summit is closed, so the next visit is in a week.',
  },
];
