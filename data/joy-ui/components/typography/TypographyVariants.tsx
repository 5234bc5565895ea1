import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function TypographyVariants() {
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <Typography variant="solid" color="danger">
        Live
      </Typography>
      <Typography variant="soft" color="success">
        Recorded
      </Typography>
      <Typography variant="outlined">Archive</Typography>
      <Typography variant="plain" color="primary">
        Podcast
      </Typography>
    </Stack>
  );
}
