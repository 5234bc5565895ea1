export interface Track {
  title: string;
  seconds: number;
}

export const tracks: Track[] = [
  { title: 'Low tide', seconds: 214 },
  { title: 'Lighthouse keeper', seconds: 187 },
  { title: 'Fog over the sound', seconds: 342 },
  { title: 'Ferry home', seconds: 165 },
];

/** Minutes and seconds, as a listener reads them: 214 becomes "3:34". */
export function formatLength(seconds: number) {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
