import CloudUploadRoundedIcon from '@mui/icons-material/CloudUploadRounded';
import SendRoundedIcon from '@mui/icons-material/SendRounded';
import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';

const spinner = <CircularProgress aria-label="Loading" />;

export default function ButtonLoadingPosition() {
  return (
    <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
      <Button loading loadingIndicator={spinner}>
        Render
      </Button>
      <Button
        loading
        loadingPosition="start"
        loadingIndicator={spinner}
        startDecorator={<CloudUploadRoundedIcon />}
      >
        Uploading stems
      </Button>
      <Button
        loading
        loadingPosition="end"
        loadingIndicator={spinner}
        endDecorator={<SendRoundedIcon />}
      >
        Sending
      </Button>
    </Stack>
  );
}
