import NoSsr from '@mui/material/NoSsr';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

function LocalTime() {
  return new Date('2027-08-02T10:07:00Z').toLocaleTimeString([], {
    hour: '2-digit',
    minute: '2-digit',
  });
}

export default function NoSsrFallback() {
  return (
    <Stack direction="row" spacing={1}>
      <Typography>Total at</Typography>
      <Typography component="span" sx={{ minWidth: 80 }}>
        <NoSsr fallback={<Skeleton component="span" />}>
          <LocalTime />
        </NoSsr>
      </Typography>
    </Stack>
  );
}
