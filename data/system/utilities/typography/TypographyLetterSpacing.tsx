import Box from '@mui/system/Box';

export default function TypographyLetterSpacing() {
  return (
    <Box dir="ltr" sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={{ fontSize: '0.8125rem', fontWeight: 600, letterSpacing: '0.1em' }}>NGC 7000</Box>
      <Box sx={{ fontSize: '1.75rem', letterSpacing: '-0.02em' }}>North America Nebula</Box>
      <Box sx={{ letterSpacing: 1 }}>20h 59m 17s</Box>
    </Box>
  );
}
