import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function PaperOverlay() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Paper elevation={16} sx={{ p: 3 }}>
        <Typography>With overlay</Typography>
      </Paper>
      <Paper elevation={16} sx={{ p: 3, backgroundImage: 'none' }}>
        <Typography>Without overlay</Typography>
      </Paper>
    </Stack>
  );
}
