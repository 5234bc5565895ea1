import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function RatingBasic() {
  return (
    <Stack component="fieldset" sx={{ m: 0, p: 0, border: 0 }}>
      <Typography component="legend">How do you like the oolong?</Typography>
      <Rating defaultValue={3} />
    </Stack>
  );
}
