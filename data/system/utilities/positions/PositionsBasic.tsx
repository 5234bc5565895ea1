import Box from '@mui/system/Box';

export default function PositionsBasic() {
  return (
    <Box
      sx={{
        position: 'relative',
        width: 1,
        maxWidth: 300,
        color: '#fff',
        bgcolor: '#10183a',
        borderRadius: 2,
        overflow: 'hidden',
      }}
    >
      <Box
        component="svg"
        role="img"
        aria-label="Moon above the dome"
        viewBox="0 0 300 150"
        sx={{ display: 'block', width: 1 }}
      >
        <circle cx="80" cy="52" r="20" fill="#ffe9b0" />
        <path d="M150 150v-28a48 48 0 0 1 96 0v28Z" fill="#5d6a9c" />
      </Box>
      <Box
        sx={{
          position: 'absolute',
          top: 12,
          insetInlineEnd: 12,
          px: 1,
          py: 0.5,
          borderRadius: 1,
          bgcolor: '#a3261c',
        }}
      >
        Live
      </Box>
      <Box sx={{ position: 'absolute', bottom: 0, insetInline: 0, p: 1, bgcolor: '#000a' }}>
        Dome camera, 02:40
      </Box>
    </Box>
  );
}
