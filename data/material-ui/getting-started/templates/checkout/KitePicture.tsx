import Box from '@mui/material/Box';
import type { Item } from './order';

const shapes: Record<Item['shape'], string> = {
  delta: 'M32 12 56 44 32 38 8 44zM32 12v26M32 38l-3 16',
  box: 'M20 14 44 8v14L20 28zM20 38l24-6v14L20 52zM20 14v38M44 8v38M26 12v14m0 10v14',
  tail: 'M8 20c12-14 20 14 32 0s16 4 16 4M8 34c12-14 20 14 32 0s16 4 16 4M8 48c12-14 20 14 32 0s16 4 16 4',
};

/** A picture of an item. It's decorative, because the name is beside it. */
export default function KitePicture({ shape }: { shape: Item['shape'] }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 64 64"
      aria-hidden="true"
      sx={{
        width: 64,
        height: 64,
        flex: 'none',
        borderRadius: 1,
        color: 'primary.main',
        bgcolor: 'color-mix(in srgb, currentColor 12%, transparent)',
      }}
    >
      <path
        d={shapes[shape]}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </Box>
  );
}
