import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';

const focusRing = {
  '& .Mui-focusVisible': { outline: '2px solid', outlineOffset: -4 },
};

export default function ButtonGroupRipple() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <ButtonGroup disableRipple aria-label="Foghorn, no ripple" sx={focusRing}>
        <Button>Short</Button>
        <Button>Long</Button>
      </ButtonGroup>
      <ButtonGroup disableFocusRipple aria-label="Foghorn, no pulse" sx={focusRing}>
        <Button>Short</Button>
        <Button>Long</Button>
      </ButtonGroup>
    </Stack>
  );
}
