import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';

export default function ButtonLoadingIndicator() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button
        loading
        variant="outlined"
        loadingPosition="start"
        loadingIndicator={
          <CircularProgress
            variant="determinate"
            value={65}
            color="inherit"
            size={16}
            aria-label="Map download"
          />
        }
      >
        Download map
      </Button>
      <Button loading variant="outlined" loadingIndicator="Sending…">
        Send position
      </Button>
    </Stack>
  );
}
