import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function RatingStates() {
  return (
    <Stack spacing={2}>
      <div>
        <Typography>Read only</Typography>
        <Rating readOnly value={4} />
      </div>
      <div>
        <Typography>Disabled</Typography>
        <Rating disabled role="radiogroup" aria-label="Closed tasting" value={2} />
      </div>
      <div>
        <Typography>Read only, without a value</Typography>
        <Rating
          readOnly
          value={null}
          getLabelText={(value) => (value ? `${value} of 5` : 'Not rated')}
        />
      </div>
    </Stack>
  );
}
