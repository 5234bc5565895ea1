import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function DividerText() {
  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 480 }}>
      <Typography>Baguettes and rolls come out of the oven.</Typography>
      <Divider role="presentation">7:00</Divider>
      <Typography>The shop opens. Croissants follow at 7:30.</Typography>
      <Divider role="presentation" textAlign="left">
        12:00
      </Divider>
      <Typography>Second batch of rye.</Typography>
      <Divider role="presentation" textAlign="right">
        18:30
      </Divider>
      <Typography>Leftovers go to the night kitchen.</Typography>
    </Stack>
  );
}
