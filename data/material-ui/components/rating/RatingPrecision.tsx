import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function RatingPrecision() {
  return (
    <Stack spacing={2}>
      <div>
        <Typography>Half stars</Typography>
        <Rating role="radiogroup" aria-label="Body" defaultValue={2.5} precision={0.5} />
      </div>
      <div>
        <Typography>Average of 31 ratings: 3.7</Typography>
        <Rating readOnly value={3.7} precision={0.1} />
      </div>
    </Stack>
  );
}
