import Box from '@mui/system/Box';

export default function BordersResponsive() {
  return (
    <Box
      component="section"
      aria-label="Seeing tonight"
      sx={{
        boxSizing: 'border-box',
        width: 1,
        maxWidth: 480,
        p: 2,
        border: 1,
        borderColor: 'light-dark(#4b5f9e, #a5b6f0)',
        borderWidth: { xs: '3px 0 0', sm: 1 },
        borderRadius: { xs: 0, sm: 2, md: 4 },
      }}
    >
      <Box sx={{ fontSize: 20, fontWeight: 700 }}>Seeing 1.4 arcseconds</Box>
      Humidity 62%, wind 3 m/s from the north
    </Box>
  );
}
