/** A check of an instrument of the weather network. */
export interface Calibration {
  id: number;
  instrument: string;
  state: 'Approved' | 'Open' | 'Rejected';
  /** The reading may deviate between these limits, in degrees. */
  low: number;
  high: number;
}

export const states: Calibration['state'][] = ['Approved', 'Open', 'Rejected'];

export const calibrations: Calibration[] = [
  { id: 1, instrument: 'Gull Mole thermometer', state: 'Approved', low: -0.2, high: 0.3 },
  { id: 2, instrument: 'Hop Yard soil probe', state: 'Open', low: -0.5, high: 0.5 },
  { id: 3, instrument: 'Crow Stile thermometer', state: 'Open', low: -0.1, high: 0.4 },
  { id: 4, instrument: 'Lantern Peak thermometer', state: 'Rejected', low: -1.4, high: 0.2 },
];
