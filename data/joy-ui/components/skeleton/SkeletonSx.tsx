import Skeleton from '@mui/joy/Skeleton';

export default function SkeletonSx() {
  return (
    <Skeleton
      variant="rectangular"
      width={240}
      height={48}
      sx={{
        borderRadius: '24px',
        '&::before': { backgroundColor: 'primary.softActiveBg' },
        '--unstable_pulse-bg': 'var(--joy-palette-primary-softBg)',
      }}
    />
  );
}
