import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function HiddenReplaced() {
  const wide = useMediaQuery((theme) => theme.breakpoints.up('md'));

  return (
    <Stack useFlexGap spacing={1}>
      <Box sx={{ display: { xs: 'none', md: 'block' } }}>
        Fog signal: three blasts of two seconds each minute
      </Box>
      <Box sx={{ display: { md: 'none' } }}>Fog signal: 3 blasts</Box>
      {wide && <span>Last heard on February 2, from the ferry</span>}
    </Stack>
  );
}
