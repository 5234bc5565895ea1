/** A station of the weather network with what its file says. */
export interface Station {
  code: string;
  name: string;
  region: string;
  keeper: string;
  visit: string;
  sensors: string[];
  access: string;
}

export const stations: Station[] = [
  {
    code: 'GLM',
    name: 'Gull Mole',
    region: 'Coast',
    keeper: 'R. Baptiste',
    visit: '4 October',
    sensors: ['Thermometer', 'Barometer', 'Tide gauge'],
    access: 'On foot along the mole, except in storms from the west.',
  },
  {
    code: 'HPY',
    name: 'Hop Yard',
    region: 'Valley',
    keeper: 'R. Baptiste',
    visit: '12 October',
    sensors: ['Thermometer', 'Soil probe'],
    access: 'By car. Ask at the farm for the key of the gate.',
  },
  {
    code: 'CRW',
    name: 'Crow Stile',
    region: 'Ridge',
    keeper: 'Y. Arai',
    visit: '28 September',
    sensors: ['Thermometer', 'Anemometer'],
    access: 'Two hours on foot from the reservoir.',
  },
  {
    code: 'LNT',
    name: 'Lantern Peak',
    region: 'Ridge',
    keeper: 'Y. Arai',
    visit: '30 August',
    sensors: ['Anemometer'],
    access: 'Closed from the first snow until May.',
  },
];
