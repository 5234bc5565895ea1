import Box from '@mui/system/Box';

export default function FlexboxBasic() {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        boxSizing: 'border-box',
        width: 1,
        maxWidth: 420,
        p: 2,
        borderRadius: 2,
        bgcolor: 'light-dark(#e9edf7, #1a2438)',
      }}
    >
      <Box>
        <Box sx={{ fontWeight: 600 }}>Saturn</Box>
        Altitude at midnight
      </Box>
      <Box sx={{ fontSize: 24, fontWeight: 700, whiteSpace: 'nowrap' }}>31°</Box>
    </Box>
  );
}
