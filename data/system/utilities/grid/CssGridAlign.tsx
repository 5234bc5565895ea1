import Box from '@mui/system/Box';

export default function CssGridAlign() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: '1fr 1fr',
        gridAutoRows: 88,
        alignItems: 'center',
        justifyItems: 'center',
        gap: 1,
        width: 1,
        maxWidth: 400,
        '& > *': { p: 1, borderRadius: 1, bgcolor: 'light-dark(#d8e4ff, #24386b)' },
      }}
    >
      <div>North dome</div>
      <div>East dome</div>
      <div>Workshop</div>
      <Box sx={{ alignSelf: 'end', justifySelf: 'end' }}>Control room</Box>
    </Box>
  );
}
