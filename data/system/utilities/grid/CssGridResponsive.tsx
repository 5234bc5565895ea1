import Box from '@mui/system/Box';

export default function CssGridResponsive() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateAreas: {
          xs: '"title" "chart" "facts"',
          sm: '"title title" "chart facts"',
        },
        gridTemplateColumns: { xs: '1fr', sm: '2fr 1fr' },
        gap: { xs: 1, sm: 2 },
        width: 1,
        maxWidth: 560,
      }}
    >
      <Box sx={{ gridArea: 'title', fontSize: 20, fontWeight: 700 }}>Delta Cephei</Box>
      <Box
        role="img"
        aria-label="Light curve: fast rise, slow fall, period of five days"
        component="svg"
        viewBox="0 0 200 90"
        sx={{
          gridArea: 'chart',
          width: 1,
          borderRadius: 2,
          bgcolor: 'light-dark(#e9edf7, #1a2438)',
        }}
      >
        <path
          d="M8 70 L40 18 L104 70 L136 18 L192 64"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
        />
      </Box>
      <Box sx={{ gridArea: 'facts' }}>Period of 5.4 days. Magnitude from 3.5 to 4.4.</Box>
    </Box>
  );
}
