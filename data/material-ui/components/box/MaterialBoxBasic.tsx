import Box from '@mui/material/Box';

export default function MaterialBoxBasic() {
  return (
    <Box
      sx={{
        maxWidth: 340,
        p: 3,
        borderRadius: 2,
        boxShadow: 3,
        bgcolor: 'background.paper',
        color: 'text.primary',
      }}
    >
      <Box sx={{ typography: 'h6' }}>Celadon bowl</Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        Thrown on Tuesday, 640 g of stoneware, second shelf of the drying rack.
      </Box>
    </Box>
  );
}
