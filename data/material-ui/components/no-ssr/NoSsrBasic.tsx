import Box from '@mui/material/Box';
import NoSsr from '@mui/material/NoSsr';

function TimeZone() {
  return <strong>{Intl.DateTimeFormat().resolvedOptions().timeZone}</strong>;
}

export default function NoSsrBasic() {
  return (
    <Box sx={{ textAlign: 'center' }}>
      The eclipse begins at 11:03 UTC. You are in the time zone{' '}
      <NoSsr>
        <TimeZone />
      </NoSsr>
    </Box>
  );
}
