import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';

export default function ButtonLoadingIndicator() {
  return (
    <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
      <Button loading loadingIndicator="Mastering…" sx={{ minWidth: 140 }}>
        Master
      </Button>
      <Button
        loading
        loadingPosition="start"
        loadingIndicator={<CircularProgress determinate value={65} aria-label="Upload" />}
        variant="outlined"
      >
        Uploading, 65%
      </Button>
    </Stack>
  );
}
