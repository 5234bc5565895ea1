import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function SliderDisableSwap() {
  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <Typography>Thumbs swap</Typography>
      <Slider
        defaultValue={[30, 60]}
        getAriaLabel={(index) => (index === 0 ? 'Open at' : 'Close at')}
      />
      <Typography>Thumbs stop</Typography>
      <Slider
        disableSwap
        defaultValue={[30, 60]}
        getAriaLabel={(index) => (index === 0 ? 'Open at, without swap' : 'Close at, without swap')}
      />
    </Stack>
  );
}
