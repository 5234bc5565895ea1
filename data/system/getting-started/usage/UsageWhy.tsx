import Box from '@mui/system/Box';

export default function UsageWhy() {
  return (
    <Box
      component="article"
      sx={{
        display: 'grid',
        gap: 1,
        boxSizing: 'border-box',
        width: 1,
        maxWidth: 360,
        p: { xs: 2, sm: 3 },
        border: 1,
        borderColor: 'light-dark(#8a93a8, #6f7b96)',
        borderRadius: 2,
        bgcolor: 'light-dark(#f3f5fa, #171d2b)',
        '&:hover': { borderColor: 'light-dark(#2d4a8a, #a9c1ff)' },
      }}
    >
      <Box sx={{ fontSize: 20, fontWeight: 700 }}>M31, Andromeda Galaxy</Box>
      <Box sx={{ fontSize: 14 }}>Highest at 23:10, 78° above the horizon</Box>
      <Box sx={{ mt: 1, pt: 1.5, borderTop: 1, borderColor: 'inherit', fontSize: 14 }}>
        Plan: 24 exposures of 300 seconds
      </Box>
    </Box>
  );
}
