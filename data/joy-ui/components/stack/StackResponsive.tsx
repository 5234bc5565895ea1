import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function StackResponsive() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      useFlexGap
      spacing={{ xs: 1, sm: 3 }}
      sx={{ alignItems: { xs: 'stretch', sm: 'center' } }}
    >
      <Typography>You have borrowed three packets.</Typography>
      <Button variant="soft">Return the seeds</Button>
    </Stack>
  );
}
