import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';

export default function PaperLevels() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
        width: '100%',
      }}
    >
      {[0, 1, 3, 8, 16, 24].map((elevation) => (
        <Paper key={elevation} elevation={elevation} sx={{ p: 2, textAlign: 'center' }}>
          Level {elevation}
        </Paper>
      ))}
      <Paper variant="outlined" sx={{ p: 2, textAlign: 'center' }}>
        Outlined
      </Paper>
      <Paper square elevation={3} sx={{ p: 2, textAlign: 'center' }}>
        Square
      </Paper>
    </Box>
  );
}
