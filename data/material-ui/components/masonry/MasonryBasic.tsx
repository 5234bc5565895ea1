import Box from '@mui/material/Box';
import Masonry from '@mui/lab/Masonry';
import Paper from '@mui/material/Paper';
import { notes } from './notes';

const shortNotes = notes.filter(({ text }) => text.length < 60);

export default function MasonryBasic() {
  return (
    <Box sx={{ width: '100%', overflowX: 'clip', overflowClipMargin: '8px' }}>
      <Masonry columns={3} spacing={2} defaultColumns={3} defaultHeight={290} defaultSpacing={2}>
        {shortNotes.map(({ hive, text }) => (
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
