import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';

export default function ButtonGroupElevation() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <ButtonGroup variant="contained" aria-label="Crane with shadow">
        <Button>Lift</Button>
        <Button>Turn</Button>
        <Button>Lower</Button>
      </ButtonGroup>
      <ButtonGroup variant="contained" disableElevation aria-label="Crane without shadow">
        <Button>Lift</Button>
        <Button>Turn</Button>
        <Button>Lower</Button>
      </ButtonGroup>
    </Stack>
  );
}
