import DeleteRoundedIcon from '@mui/icons-material/DeleteRounded';
import SyncRoundedIcon from '@mui/icons-material/SyncRounded';
import CircularProgress from '@mui/joy/CircularProgress';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';

export default function IconButtonStates() {
  return (
    <Stack direction="row" spacing={1.5}>
      <IconButton disabled variant="soft" color="danger" aria-label="Delete take">
        <DeleteRoundedIcon />
      </IconButton>
      <IconButton
        loading
        variant="soft"
        aria-label="Sync takes"
        loadingIndicator={<CircularProgress color="neutral" aria-label="Loading" />}
      >
        <SyncRoundedIcon />
      </IconButton>
      <IconButton
        loading
        variant="outlined"
        aria-label="Upload take"
        loadingIndicator={<CircularProgress determinate value={40} aria-label="Upload" />}
      >
        <SyncRoundedIcon />
      </IconButton>
    </Stack>
  );
}
