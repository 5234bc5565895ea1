import Box from '@mui/material/Box';
import Masonry from '@mui/lab/Masonry';
import Paper from '@mui/material/Paper';
import { notes } from './notes';

export default function MasonryBasic() {
  return (
    <Box sx={{ width: '100%', overflowX: 'clip', overflowClipMargin: '8px' }}>
      <Masonry columns={3} spacing={2} defaultColumns={3} defaultHeight={560} defaultSpacing={2}>
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
