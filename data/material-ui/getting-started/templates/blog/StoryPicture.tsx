import Box from '@mui/material/Box';
import type { Story } from './stories';

/** SVG paths of each scene: the hills, the track, and the objects along it. */
const scenes: Record<Story['scene'], { hills: string; track: string; detail: string }> = {
  viaduct: {
    hills: 'M0 92 46 50l38 30 44-52 52 58 40-34 40 40v96H0z',
    track: 'M0 112h260',
    detail: 'M24 112v60m36-60v60m36-60v60m36-60v60m36-60v60m36-60v60m36-60v60',
  },
  tunnel: {
    hills: 'M0 100 70 34l64 60 60-72 66 84v80H0z',
    track: 'M0 150c60-4 70-26 130-26s70 10 130 10',
    detail: 'M112 128v-22a18 18 0 0 1 36 0v20z',
  },
  rack: {
    hills: 'M0 150 110 96l60-70 90 60v96H0z',
    track: 'M0 168 260 62',
    detail: 'M16 162l4 9m22-20 4 9m22-20 4 9m22-20 4 9m22-20 4 9m22-20 4 9m22-20 4 9m22-20 4 9',
  },
  halt: {
    hills: 'M0 110c50-26 90-26 140-8s80 10 120-8v92H0z',
    track: 'M0 150h260',
    detail: 'M160 150v-38h52v38m-60-38 34-18 34 18zM120 150V96m-6 0h12',
  },
  snow: {
    hills: 'M0 84 60 40l50 44 40-30 60 46 50-30v116H0z',
    track: 'M0 146h260',
    detail: 'M96 146c4-44 60-58 84-18l-22 18zm-24-8-30-20m30 8-22-26m34 20-10-28',
  },
  night: {
    hills: 'M0 118 56 88l60 26 70-44 74 50v66H0z',
    track: 'M0 152h260',
    detail:
      'M44 152v-24h44v24m8 0v-24h44v24m8 0v-30h30l14 14v16M214 40a16 16 0 1 0 14 26 18 18 0 0 1-14-26z',
  },
  lines: {
    hills: 'M0 0h260v30H0z',
    track: 'M0 160h260',
    detail: 'M20 160 90 30l50 130L210 30l40 74M50 160 120 30l50 130 70-130M0 96h260M0 64h260',
  },
};

/** A scene in the colors of the theme. It's decorative, because the title is beside it. */
export default function StoryPicture({ scene }: { scene: Story['scene'] }) {
  const { hills, track, detail } = scenes[scene];
  return (
    <Box
      component="svg"
      viewBox="0 0 260 180"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      sx={{
        display: 'block',
        width: '100%',
        height: '100%',
        color: 'primary.main',
        bgcolor: 'color-mix(in srgb, currentColor 12%, transparent)',
      }}
    >
      <path d={hills} fill="currentColor" opacity="0.35" />
      <path d={`${track}v40H0z`} fill="currentColor" opacity="0.3" />
      <path
        d={`${track}${detail}`}
        fill="none"
        stroke="currentColor"
        strokeWidth="4"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </Box>
  );
}
