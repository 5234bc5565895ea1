import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slide from '@mui/material/Slide';
import Switch from '@mui/material/Switch';

export default function DialogSlidePanel() {
  const [shown, setShown] = useState(true);
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);

  return (
    <Box
      ref={setFrame}
      sx={{
        width: 320,
        maxWidth: '100%',
        height: 180,
        p: 2,
        overflow: 'hidden',
        border: 1,
        borderColor: 'divider',
      }}
    >
      <FormControlLabel
        control={<Switch checked={shown} onChange={(_event, checked) => setShown(checked)} />}
        label="Show the gauge report"
      />
      <Slide
        in={shown}
        appear={false}
        direction="left"
        container={frame}
        easing={{ enter: 'cubic-bezier(0.2, 0, 0, 1)', exit: 'linear' }}
        timeout={{ enter: 500, exit: 200 }}
      >
        <Alert severity="info" role="status" sx={{ mt: 2 }}>
          The river at Ford is falling 4 cm per hour.
        </Alert>
      </Slide>
    </Box>
  );
}
