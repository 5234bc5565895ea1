import LinearProgress from '@mui/material/LinearProgress';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const votes = [
  { stars: 5, count: 18 },
  { stars: 4, count: 9 },
  { stars: 3, count: 4 },
  { stars: 2, count: 0 },
  { stars: 1, count: 1 },
];

const all = votes.reduce((sum, { count }) => sum + count, 0);
const mean = votes.reduce((sum, { stars, count }) => sum + stars * count, 0) / all;

export default function RatingSummary() {
  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Rating readOnly value={mean} precision={0.1} />
        <Typography>
          {mean.toFixed(1)} from {all} tasters
        </Typography>
      </Stack>
      {votes.map(({ stars, count }) => (
        <Stack key={stars} direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <Typography sx={{ width: 16 }}>{stars}</Typography>
          <LinearProgress
            variant="determinate"
            value={(100 * count) / all}
            aria-label={`Share of ${stars}-star ratings`}
            sx={{ flexGrow: 1 }}
          />
          <Typography sx={{ width: 24, textAlign: 'end' }}>{count}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
