import LinearProgress from '@mui/joy/LinearProgress';
import Typography from '@mui/joy/Typography';

export default function LinearProgressLabelInside() {
  return (
    <LinearProgress
      determinate
      value={64}
      thickness={28}
      aria-label="Microfilm 7"
      sx={{ color: 'success.softActiveBg', '--LinearProgress-radius': '8px' }}
    >
      <Typography aria-hidden level="body-xs" textColor="text.primary" sx={{ zIndex: 1 }}>
        Microfilm 7: 64%
      </Typography>
    </LinearProgress>
  );
}
