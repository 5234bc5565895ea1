import Box from '@mui/material/Box';
import Masonry from '@mui/lab/Masonry';
import Paper from '@mui/material/Paper';
import { notes } from './notes';

export default function MasonryTwoColumns() {
  return (
    <Box sx={{ width: '100%', overflowX: 'clip', overflowClipMargin: '8px' }}>
      <Masonry columns={2} defaultColumns={2} defaultHeight={560} defaultSpacing={1}>
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
