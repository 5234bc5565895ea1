import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function ButtonFullWidth() {
  return (
    <Sheet variant="outlined" sx={{ p: 2, borderRadius: 'md', width: '100%', maxWidth: 300 }}>
      <Typography level="title-md">Room B, Thursday</Typography>
      <Typography level="body-sm" sx={{ mb: 2 }}>
        Four hours with an engineer
      </Typography>
      <Stack spacing={1}>
        <Button fullWidth>Confirm booking</Button>
        <Button fullWidth variant="plain" color="neutral">
          Choose another day
        </Button>
      </Stack>
    </Sheet>
  );
}
