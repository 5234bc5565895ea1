import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';

export default function ButtonGroupColors() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      {(['primary', 'secondary', 'success', 'error', 'inherit'] as const).map((color) => (
        <ButtonGroup key={color} color={color} aria-label={`Signal flags, ${color}`}>
          <Button>Hoist</Button>
          <Button>Dip</Button>
          <Button>Strike</Button>
        </ButtonGroup>
      ))}
    </Stack>
  );
}
