import Box from '@mui/system/Box';

export default function CssGridRows() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateRows: 'auto 1fr auto',
        boxSizing: 'border-box',
        width: 1,
        maxWidth: 300,
        height: 240,
        border: 1,
        borderRadius: 2,
      }}
    >
      <Box sx={{ p: 1.5, fontWeight: 600, borderBottom: 1 }}>Finder view</Box>
      <Box
        role="img"
        aria-label="Star field with one bright star"
        sx={{
          background:
            'radial-gradient(circle at 62% 40%, #fff 2px, transparent 3px), radial-gradient(circle at 24% 66%, #cfe0ff 1px, transparent 2px), radial-gradient(circle at 80% 78%, #ffe3c2 1px, transparent 2px), #0b1026',
        }}
      />
      <Box sx={{ p: 1.5, borderTop: 1 }}>Arcturus, centered</Box>
    </Box>
  );
}
