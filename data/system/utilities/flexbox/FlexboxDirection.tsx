import Box from '@mui/system/Box';

const stages = ['Flat fields', 'Target frames', 'Dark frames', 'Archive'];

export default function FlexboxDirection() {
  return (
    <Box
      component="ol"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 1,
        width: 1,
        maxWidth: 260,
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {stages.map((stage) => (
        <Box
          component="li"
          key={stage}
          sx={{ px: 2, py: 1, borderRadius: 1, bgcolor: 'light-dark(#e9edf7, #1a2438)' }}
        >
          {stage}
        </Box>
      ))}
    </Box>
  );
}
