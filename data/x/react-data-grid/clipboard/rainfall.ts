/** Rain of one day at one station. */
export interface RainDay {
  id: number;
  station: string;
  day: string;
  millimeters: number;
}

const names = ['Gull Mole', 'Hop Yard', 'Crow Stile', 'Lantern Peak'];

export const rainDays: RainDay[] = names.flatMap((station, place) =>
  [1, 2].map((day) => ({
    id: place * 2 + day,
    station,
    day: `${day} October`,
    millimeters: Math.round(((place * 37 + day * 53) % 190) * 10) / 100,
  })),
);

export const formatRain = (value: number) => `${value.toFixed(1)} mm`;
