import Box from '@mui/system/Box';

export default function BoxTruncated() {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        boxSizing: 'border-box',
        width: '100%',
        maxWidth: 320,
        p: 1.5,
        border: 1,
        borderRadius: 2,
      }}
    >
      <Box
        aria-hidden
        sx={{ width: 36, height: 36, flexShrink: 0, borderRadius: '50%', bgcolor: '#a24b2a' }}
      />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontWeight: 600 }}>Ines Okafor</Box>
        <Box sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          The permits arrived, but the ferry is full until the nineteenth
        </Box>
      </Box>
    </Box>
  );
}
