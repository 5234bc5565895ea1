import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';

export default function LinkDisabled() {
  return (
    <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
      <Link disabled role="link" aria-disabled>
        Winter timetable
      </Link>
      <Link component="button" type="button" disabled slotProps={{ root: { disabled: true } }}>
        Download
      </Link>
    </Stack>
  );
}
