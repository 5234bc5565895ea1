import Box from '@mui/system/Box';

export default function SpacingBasic() {
  return (
    <Box
      component="article"
      sx={{
        maxWidth: 320,
        px: 3,
        py: 2,
        borderRadius: 2,
        bgcolor: 'light-dark(#e9ecf9, #1d2545)',
      }}
    >
      <strong>Dome west</strong>
      <Box component="p" sx={{ mt: 1, mb: 0 }}>
        The shutter sticks below −10 °C. Open it by hand and write a note in the log.
      </Box>
    </Box>
  );
}
