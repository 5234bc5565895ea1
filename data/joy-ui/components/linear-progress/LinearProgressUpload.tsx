import { useEffect, useState } from 'react';
import Button from '@mui/joy/Button';
import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function LinearProgressUpload() {
  const [value, setValue] = useState(0);
  const [running, setRunning] = useState(false);
  const done = value === 100;

  useEffect(() => {
    if (!running || done) {
      return undefined;
    }
    const timer = setTimeout(() => setValue(Math.min(value + 8, 100)), 200);
    return () => clearTimeout(timer);
  }, [running, done, value]);

  const press = () => {
    setRunning(!running || done);
    if (done) {
      setValue(0);
    }
  };

  return (
    <Stack spacing={1.5} sx={{ width: '100%', maxWidth: 360 }}>
      <LinearProgress determinate value={value} aria-label="Upload of 12 photos" />
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography role="status" level="body-sm">
          {done ? 'Upload complete' : running ? 'Uploading' : 'Paused'}
        </Typography>
        <Button size="sm" variant="soft" onClick={press}>
          {done ? 'Start again' : running ? 'Pause' : 'Upload'}
        </Button>
      </Stack>
    </Stack>
  );
}
