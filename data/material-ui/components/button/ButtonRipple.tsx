import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

const focusRing = {
  '&.Mui-focusVisible': { outline: '2px solid', outlineOffset: 2 },
};

export default function ButtonRipple() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="outlined" disableRipple sx={focusRing}>
        No ripple
      </Button>
      <Button variant="outlined" disableFocusRipple sx={focusRing}>
        No pulse on focus
      </Button>
      <Button variant="outlined" disableTouchRipple>
        No ripple on press
      </Button>
      <Button variant="outlined" TouchRippleProps={{ center: true }}>
        Centered ripple
      </Button>
    </Stack>
  );
}
