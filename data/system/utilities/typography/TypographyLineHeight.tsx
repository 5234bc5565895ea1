import Box from '@mui/system/Box';

export default function TypographyLineHeight() {
  return (
    <Box sx={{ maxWidth: 320 }}>
      <Box sx={{ fontSize: '1.375rem', fontWeight: 600, lineHeight: 1.2 }}>
        Mirror cleaning closes the main dome for three nights
      </Box>
      <Box component="p" sx={{ mt: 1, mb: 0, lineHeight: 1.7 }}>
        Crews wash the mirror on Monday and measure its reflectivity on Wednesday. The south dome
        stays open.
      </Box>
    </Box>
  );
}
