import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import DownloadIcon from '@mui/icons-material/Download';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function IconButtonEdge() {
  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 400, p: 2 }}>
      <Stack direction="row" sx={{ alignItems: 'center' }}>
        <IconButton edge="start" aria-label="Back to all stages">
          <ArrowBackIcon sx={{ '&:dir(rtl)': { transform: 'scaleX(-1)' } }} />
        </IconButton>
        <Typography sx={{ flexGrow: 1 }}>Stage 4: Glacier snout</Typography>
        <IconButton edge="end" aria-label="Download the map of stage 4">
          <DownloadIcon />
        </IconButton>
      </Stack>
      <Typography variant="body2" color="text.secondary">
        Both icons line up with this text, not their padding.
      </Typography>
    </Paper>
  );
}
