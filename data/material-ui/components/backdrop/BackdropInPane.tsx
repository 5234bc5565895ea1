import { useState } from 'react';
import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function BackdropInPane() {
  const [paused, setPaused] = useState(false);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 400 }}>
      <FormControlLabel
        control={<Switch checked={paused} onChange={(_event, checked) => setPaused(checked)} />}
        label="Pause the show"
      />
      <Box sx={{ position: 'relative', overflow: 'hidden', borderRadius: 1 }}>
        <Box
          component="svg"
          viewBox="0 0 400 160"
          role="img"
          aria-label="The seven stars of the Big Dipper"
          sx={{ display: 'block', bgcolor: '#182a52' }}
        >
          <g fill="#fff">
            <circle cx="60" cy="44" r="3" />
            <circle cx="128" cy="52" r="3" />
            <circle cx="178" cy="72" r="3" />
            <circle cx="232" cy="88" r="3" />
            <circle cx="246" cy="128" r="3" />
            <circle cx="330" cy="124" r="3" />
            <circle cx="344" cy="74" r="3" />
          </g>
        </Box>
        <Backdrop
          open={paused}
          aria-hidden={false}
          sx={{ position: 'absolute', bgcolor: 'rgba(0, 0, 0, 0.75)' }}
        >
          <Typography sx={{ color: 'common.white' }}>Paused</Typography>
        </Backdrop>
      </Box>
    </Stack>
  );
}
