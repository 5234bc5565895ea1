import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const levels = [
  { elevation: 0, use: 'flush with the page' },
  { elevation: 1, use: 'a card at rest' },
  { elevation: 2, use: 'a card under the pointer' },
  { elevation: 4, use: 'a bar above the content' },
  { elevation: 8, use: 'a menu' },
  { elevation: 16, use: 'a drawer' },
  { elevation: 24, use: 'a dialog' },
];

export default function PaperElevation() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: 'repeat(auto-fill, minmax(128px, 1fr))',
        width: '100%',
      }}
    >
      {levels.map(({ elevation, use }) => (
        <Paper key={elevation} elevation={elevation} sx={{ p: 2 }}>
          <Typography sx={{ fontWeight: 500 }}>{elevation}</Typography>
          <Typography variant="body2">{use}</Typography>
        </Paper>
      ))}
    </Box>
  );
}
