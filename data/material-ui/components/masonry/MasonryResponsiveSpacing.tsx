import Box from '@mui/material/Box';
import Masonry from '@mui/lab/Masonry';
import Paper from '@mui/material/Paper';
import { notes } from './notes';

export default function MasonryResponsiveSpacing() {
  return (
    <Box sx={{ width: '100%', overflowX: 'clip', overflowClipMargin: '8px' }}>
      <Masonry
        columns={{ xs: 1, sm: 2 }}
        spacing={{ xs: 1, sm: 2, lg: 4 }}
        defaultColumns={2}
        defaultHeight={620}
        defaultSpacing={4}
      >
        {notes.map(({ hive, text }) => (
          <Paper key={hive} variant="outlined" sx={{ p: 1.5 }}>
            <strong>{hive}</strong>
            <br />
            {text}
          </Paper>
        ))}
      </Masonry>
    </Box>
  );
}
