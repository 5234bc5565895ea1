import Box from '@mui/system/Box';

export default function SpacingResponsive() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 1, md: 3 },
        width: 1,
        p: { xs: 1, sm: 2, md: 4 },
        boxSizing: 'border-box',
        borderRadius: 2,
        bgcolor: 'light-dark(#e9ecf9, #1d2545)',
      }}
    >
      <div>Transit of Ganymede, 22:14 to 01:03</div>
      <div>Great Red Spot on the meridian at 23:40</div>
    </Box>
  );
}
