import { useId } from 'react';
import Box from '@mui/joy/Box';
import LinearProgress from '@mui/joy/LinearProgress';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function LinearProgressBusy() {
  const id = useId();

  return (
    <Sheet variant="soft" sx={{ width: '100%', maxWidth: 360, p: 2, borderRadius: 'md' }}>
      <LinearProgress id={id} variant="solid" size="sm" aria-label="Reading the handwriting" />
      <Box role="region" aria-label="Transcript" aria-busy aria-describedby={id} sx={{ mt: 2 }}>
        <Typography level="body-md">Dear Agnes, the ice has not yet</Typography>
      </Box>
    </Sheet>
  );
}
