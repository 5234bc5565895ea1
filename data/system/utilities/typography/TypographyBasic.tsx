import Box from '@mui/system/Box';

export default function TypographyBasic() {
  return (
    <Box component="article" sx={{ maxWidth: 360, lineHeight: 1.6 }}>
      <Box sx={{ fontSize: '0.8125rem', letterSpacing: '0.06em', textTransform: 'uppercase' }}>
        Observing log
      </Box>
      <Box sx={{ fontSize: '1.5rem', fontWeight: 650, lineHeight: 1.25 }}>Saturn at opposition</Box>
      <Box sx={{ mt: 1, fontStyle: 'italic' }}>The rings were steady for eleven minutes.</Box>
    </Box>
  );
}
