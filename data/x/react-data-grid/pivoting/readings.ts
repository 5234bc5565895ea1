/** Rain and sunshine of one month at one station. */
export interface MonthReading {
  station: string;
  month: string;
  rain: number;
  sun: number;
}

const names = ['Gull Mole', 'Hop Yard', 'Crow Stile', 'Lantern Peak'];
const months = ['July', 'August', 'September'];

export const readings: MonthReading[] = names.flatMap((station, place) =>
  months.map((month, index) => ({
    station,
    month,
    rain: 38 + place * 21 + ((index * 17 + place * 11) % 30),
    sun: 241 - place * 19 - index * 33,
  })),
);
