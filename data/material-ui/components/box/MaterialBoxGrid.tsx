import Box from '@mui/material/Box';

export default function MaterialBoxGrid() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        width: '100%',
        gridTemplateAreas: {
          xs: '"kiln" "shelf" "wheels"',
          sm: '"wheels wheels kiln" "shelf shelf kiln"',
        },
        '& > *': { p: 2, border: 1, borderColor: 'divider', borderRadius: 1 },
      }}
    >
      <Box sx={{ gridArea: 'wheels' }}>Six wheels</Box>
      <Box sx={{ gridArea: 'shelf' }}>Drying shelf</Box>
      <Box sx={{ gridArea: 'kiln' }}>Kiln, cooling</Box>
    </Box>
  );
}
