import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const DRY = 30;
const DAMP = 70;

function toPercent(humidity: number) {
  const share = (humidity - DRY) / (DAMP - DRY);
  return Math.min(Math.max(share, 0), 1) * 100;
}

const cabinets = [
  { name: 'Parchment', humidity: 55 },
  { name: 'Rag paper', humidity: 48 },
  { name: 'Tracing paper', humidity: 74 },
];

export default function ProgressRange() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      {cabinets.map(({ name, humidity }) => (
        <div key={name}>
          <Typography variant="body2">
            {name}: {humidity}% humidity
          </Typography>
          <LinearProgress
            variant="determinate"
            value={toPercent(humidity)}
            aria-label={name}
            aria-valuetext={`${humidity}% humidity`}
          />
        </div>
      ))}
    </Stack>
  );
}
