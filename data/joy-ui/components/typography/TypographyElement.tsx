import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function TypographyElement() {
  return (
    <Stack component="article" spacing={0.5}>
      <Typography level="body-xs" component="p">
        Schedule
      </Typography>
      <Typography level="h3" component="h2">
        Saturday
      </Typography>
      <Typography level="title-sm" component="h3">
        06:00
      </Typography>
      <Typography>Birdsong, recorded in the dunes.</Typography>
    </Stack>
  );
}
