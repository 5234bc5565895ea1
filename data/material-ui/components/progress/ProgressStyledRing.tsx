import CircularProgress, { circularProgressClasses } from '@mui/material/CircularProgress';

export default function ProgressStyledRing() {
  return (
    <CircularProgress
      variant="determinate"
      value={75}
      size={96}
      thickness={5}
      aria-label="Globe, part that is drawn"
      sx={{
        borderRadius: '50%',
        bgcolor: 'action.hover',
        [`& .${circularProgressClasses.circle}`]: { strokeLinecap: 'round' },
      }}
    />
  );
}
