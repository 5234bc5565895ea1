import Box from '@mui/system/Box';

export default function SpacingNegative() {
  return (
    <Box
      sx={{
        boxSizing: 'border-box',
        width: 1,
        maxWidth: 320,
        p: 2,
        border: 1,
        borderRadius: 2,
        overflow: 'hidden',
      }}
    >
      <strong>Aurora warning</strong>
      <Box sx={{ mt: 1 }}>Geomagnetic index 7 from 22:00</Box>
      <Box sx={{ mx: -2, mb: -2, mt: 2, px: 2, py: 1, bgcolor: 'light-dark(#d9f2e1, #143a26)' }}>
        The all-sky camera is recording.
      </Box>
    </Box>
  );
}
