import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';

export default function CircularProgressButton() {
  return (
    <Button
      variant="soft"
      color="neutral"
      startDecorator={<CircularProgress color="neutral" variant="plain" aria-label="In progress" />}
    >
      Stop the mixer
    </Button>
  );
}
