import CloudUploadIcon from '@mui/icons-material/CloudUpload';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function FabDisabled() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Fab disabled aria-label="Send the notes">
        <CloudUploadIcon />
      </Fab>
      <Typography>You’re offline. Send the notes when you’re back online.</Typography>
    </Stack>
  );
}
