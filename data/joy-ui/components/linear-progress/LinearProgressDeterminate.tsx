import { useId } from 'react';
import Box from '@mui/joy/Box';
import LinearProgress from '@mui/joy/LinearProgress';
import Typography from '@mui/joy/Typography';

export default function LinearProgressDeterminate() {
  const id = useId();

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <Typography
        id={id}
        level="title-sm"
        endDecorator="68%"
        sx={{ mb: 1, justifyContent: 'space-between' }}
      >
        Scan of box 14
      </Typography>
      <LinearProgress determinate value={68} aria-labelledby={id} />
    </Box>
  );
}
