import { useState } from 'react';
import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const Haze = styled(Backdrop)({
  position: 'absolute',
  backgroundColor: 'transparent',
  backdropFilter: 'blur(5px)',
});

export default function BackdropStyled() {
  const [hazy, setHazy] = useState(false);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 400 }}>
      <Button variant="outlined" aria-pressed={hazy} onClick={() => setHazy(!hazy)}>
        High clouds
      </Button>
      <Box sx={{ position: 'relative', p: 3, bgcolor: '#182a52', color: 'common.white' }}>
        <Typography>Vega, Deneb, Altair: the Summer Triangle</Typography>
        <Haze open={hazy} />
      </Box>
    </Stack>
  );
}
