import Box from '@mui/system/Box';

export default function FlexboxAlign() {
  return (
    <Box sx={{ display: 'grid', gap: 2, width: 1, maxWidth: 360 }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
        <Box component="strong" sx={{ fontSize: 40, lineHeight: 1 }}>
          1.4
        </Box>
        arcseconds of seeing
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Box
          aria-hidden
          sx={{ flexShrink: 0, width: 40, height: 40, borderRadius: '50%', bgcolor: '#c98a3d' }}
        />
        Jupiter, two belts visible in the 20 cm refractor
      </Box>
    </Box>
  );
}
