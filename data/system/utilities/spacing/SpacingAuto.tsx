import Box from '@mui/system/Box';

export default function SpacingAuto() {
  return (
    <Box sx={{ width: 1 }}>
      <Box sx={{ display: 'flex', maxWidth: 320, mx: 'auto', py: 1, borderBottom: 1 }}>
        <strong>Exposure 14 of 60</strong>
        <Box component="span" sx={{ marginInlineStart: 'auto' }}>
          01:52
        </Box>
      </Box>
    </Box>
  );
}
