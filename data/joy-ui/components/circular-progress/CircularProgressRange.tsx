import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const ovens = [
  { name: 'Deck oven', degrees: 215 },
  { name: 'Stone oven', degrees: 310 },
];

const toPercent = (degrees: number) => Math.min(Math.max(((degrees - 20) / 300) * 100, 0), 100);

export default function CircularProgressRange() {
  return (
    <Stack direction="row" spacing={4}>
      {ovens.map(({ name, degrees }) => (
        <Stack key={name} spacing={1} sx={{ alignItems: 'center' }}>
          <CircularProgress
            determinate
            size="lg"
            color="warning"
            value={toPercent(degrees)}
            aria-label={name}
            aria-valuetext={`${degrees} °C`}
          />
          <Typography level="body-sm">
            {name}, {degrees} °C
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}
