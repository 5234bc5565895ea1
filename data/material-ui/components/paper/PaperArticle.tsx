import { useId } from 'react';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function PaperArticle() {
  const id = useId();

  return (
    <Paper component="article" aria-labelledby={id} sx={{ p: 3, maxWidth: 360 }}>
      <Typography id={id} variant="h6" component="h3" gutterBottom>
        Why the ink runs
      </Typography>
      <Typography>
        Dampen the sheet the evening before. A dry sheet absorbs too much ink.
      </Typography>
    </Paper>
  );
}
