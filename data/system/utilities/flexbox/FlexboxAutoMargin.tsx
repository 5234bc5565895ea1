import Box from '@mui/system/Box';

export default function FlexboxAutoMargin() {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        boxSizing: 'border-box',
        width: 1,
        maxWidth: 480,
        px: 2,
        py: 1,
        borderRadius: 2,
        bgcolor: 'light-dark(#e9edf7, #1a2438)',
      }}
    >
      <strong>Night 214</strong>
      <span>Frame 48</span>
      <Box sx={{ marginInlineStart: 'auto' }}>Moon 12%</Box>
    </Box>
  );
}
