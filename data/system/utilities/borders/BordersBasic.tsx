import Box from '@mui/system/Box';

export default function BordersBasic() {
  return (
    <Box
      component="article"
      sx={{
        boxSizing: 'border-box',
        width: 1,
        maxWidth: 340,
        p: 2,
        border: 1,
        borderColor: 'light-dark(#8593a8, #64748b)',
        borderRadius: 2,
        bgcolor: 'light-dark(#f5f7fb, #161d29)',
      }}
    >
      <Box sx={{ fontWeight: 600 }}>Dome 2, 60 cm reflector</Box>
      <Box
        sx={{
          mt: 1,
          pt: 1,
          borderTop: '1px dashed',
          borderTopColor: 'light-dark(#8593a8, #64748b)',
        }}
      >
        Booked from 21:40 to 02:15 for the comet survey
      </Box>
    </Box>
  );
}
