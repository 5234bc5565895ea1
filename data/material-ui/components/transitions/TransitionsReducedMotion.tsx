import { useState } from 'react';
import Button from '@mui/material/Button';
import Slide from '@mui/material/Slide';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function TransitionsReducedMotion() {
  const [show, setShow] = useState(true);
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');

  return (
    <Stack spacing={1} sx={{ alignItems: 'center', width: '100%', overflow: 'hidden' }}>
      <Button variant="outlined" onClick={() => setShow(!show)}>
        {show ? 'Close the shutters' : 'Open the shutters'}
      </Button>
      <Slide in={show} appear={false} direction="right" timeout={still ? 0 : undefined}>
        <Typography>Outside: 4 °C, drizzle</Typography>
      </Slide>
    </Stack>
  );
}
