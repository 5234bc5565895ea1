/** A station of the weather network, with the charge of its battery in percent. */
export interface Station {
  id: string;
  name: string;
  region: string;
  battery: number;
}

export const stations: Station[] = [
  { id: 'GLM', name: 'Gull Mole', region: 'Coast', battery: 88 },
  { id: 'SLT', name: 'Saltpan Flat', region: 'Coast', battery: 17 },
  { id: 'OTB', name: 'Otterbrook Weir', region: 'Valley', battery: 64 },
  { id: 'HPY', name: 'Hop Yard', region: 'Valley', battery: 93 },
  { id: 'CRW', name: 'Crow Stile', region: 'Ridge', battery: 8 },
  { id: 'LNT', name: 'Lantern Peak', region: 'Ridge', battery: 41 },
];

export const formatPercent = (value: number) => `${value}%`;
