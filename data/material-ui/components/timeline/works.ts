export interface Work {
  year: string;
  what: string;
}

/** What was done to one organ. */
export const works: Work[] = [
  { year: '1744', what: 'Built, with 22 stops' },
  { year: '1821', what: 'Bellows moved to the tower' },
  { year: '1917', what: 'Front pipes taken away' },
  { year: '1958', what: 'Electric blower' },
  { year: '2019', what: 'Taken apart' },
];
