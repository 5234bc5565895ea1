export interface Work {
  year: string;
  what: string;
}

/** The history of an organ. */
export const works: Work[] = [
  { year: '1744', what: 'Built with 22 stops' },
  { year: '1821', what: 'Bellows moved to the tower' },
  { year: '1917', what: 'Front pipes removed' },
  { year: '1958', what: 'Electric blower installed' },
  { year: '2019', what: 'Disassembled for repair' },
];
