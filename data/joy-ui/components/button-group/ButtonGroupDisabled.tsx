import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import Stack from '@mui/joy/Stack';

export default function ButtonGroupDisabled() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <ButtonGroup disabled aria-label="Developer, tray is empty">
        <Button>Agitate</Button>
        <Button>Drain</Button>
        <Button disabled={false}>Refill</Button>
      </ButtonGroup>
      <ButtonGroup aria-label="Fixer">
        <Button>Agitate</Button>
        <Button>Drain</Button>
        <Button disabled>Refill</Button>
      </ButtonGroup>
    </Stack>
  );
}
