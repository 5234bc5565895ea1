import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function WithoutAd() {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Typography>Sound of take 7</Typography>
      <Rating defaultValue={4} name="sound-of-take-7" />
    </Stack>
  );
}
