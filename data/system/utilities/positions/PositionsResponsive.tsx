import Box from '@mui/system/Box';

export default function PositionsResponsive() {
  return (
    <Box
      sx={{
        position: 'relative',
        width: 1,
        maxWidth: 480,
        minHeight: 96,
        border: 1,
        borderRadius: 2,
        boxSizing: 'border-box',
        p: 2,
      }}
    >
      <Box sx={{ maxWidth: { xs: 'none', sm: '55%' } }}>
        Jupiter is highest at 01:20. The red spot faces Earth from 00:30 to 02:10.
      </Box>
      <Box
        sx={{
          position: { xs: 'static', sm: 'absolute' },
          bottom: { sm: 16 },
          insetInlineEnd: { sm: 16 },
          mt: { xs: 1, sm: 0 },
          fontWeight: 600,
        }}
      >
        Altitude 54°
      </Box>
    </Box>
  );
}
