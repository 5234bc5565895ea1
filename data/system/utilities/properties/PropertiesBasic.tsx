import Box from '@mui/system/Box';

export default function PropertiesBasic() {
  return (
    <Box
      sx={{
        boxSizing: 'border-box',
        display: 'flex',
        alignItems: 'center',
        gap: 2, // 2 × 8px
        width: 1, // 100%
        maxWidth: 380, // 380px
        px: 2, // 16px on the left and on the right
        py: 1.5, // 12px at the top and at the bottom
        border: 1, // 1px solid
        borderRadius: 2, // 2 × 4px
        bgcolor: 'light-dark(#f3f5fb, #182136)',
      }}
    >
      <Box sx={{ fontSize: 32, fontWeight: 700, lineHeight: 1 }}>1.2</Box>
      <Box>
        Airmass of the target
        <Box sx={{ mt: 0.5, fontSize: 14 }}>Best between 23:00 and 01:30</Box>
      </Box>
    </Box>
  );
}
