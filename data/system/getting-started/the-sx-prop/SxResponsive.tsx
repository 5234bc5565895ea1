import Box from '@mui/system/Box';

export default function SxResponsive() {
  return (
    <Box
      sx={{
        boxSizing: 'border-box',
        width: 1,
        p: { xs: 1, md: 3 },
        border: 1,
        borderRadius: 2,
        textAlign: { xs: 'start', sm: 'center' },
        fontSize: { xs: 14, sm: 16, md: 20 },
      }}
    >
      <Box sx={{ display: { xs: 'block', sm: 'none' } }}>Below 600 pixels</Box>
      <Box sx={{ display: { xs: 'none', sm: 'block', md: 'none' } }}>600 to 899 pixels</Box>
      <Box sx={{ display: { xs: 'none', md: 'block' } }}>900 pixels and more</Box>
    </Box>
  );
}
