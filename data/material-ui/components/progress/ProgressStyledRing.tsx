import CircularProgress, { circularProgressClasses } from '@mui/material/CircularProgress';

export default function ProgressStyledRing() {
  return (
    <CircularProgress
      variant="determinate"
      value={75}
      size={96}
      thickness={5}
      aria-label="Drawing the globe"
      sx={{
        borderRadius: '50%',
        bgcolor: 'action.hover',
        [`& .${circularProgressClasses.circle}`]: { strokeLinecap: 'round' },
      }}
    />
  );
}
