import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const drawers = [
  { name: 'Coasts', value: 90 },
  { name: 'Rivers', value: 45 },
  { name: 'Town plans', value: 10 },
];

export default function ProgressCircularTrack() {
  return (
    <Stack direction="row" spacing={4} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {drawers.map(({ name, value }) => (
        <Stack key={name} spacing={1} sx={{ alignItems: 'center' }}>
          <Box sx={{ display: 'grid', '& > *': { gridArea: '1 / 1' } }}>
            <CircularProgress
              aria-hidden
              variant="determinate"
              value={100}
              size={56}
              sx={{ color: 'action.disabledBackground' }}
            />
            <CircularProgress
              variant="determinate"
              value={value}
              size={56}
              aria-label={`${name}: scanned share`}
            />
          </Box>
          <Typography variant="body2">{name}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
