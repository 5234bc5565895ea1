import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import Stack from '@mui/joy/Stack';

const COLORS = ['neutral', 'primary', 'danger', 'success', 'warning'] as const;

export default function ButtonGroupColors() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      {COLORS.map((color) => (
        <ButtonGroup key={color} color={color} variant="soft" aria-label={`Safelight, ${color}`}>
          <Button>{color}</Button>
          <Button>Dim</Button>
          <Button>Off</Button>
        </ButtonGroup>
      ))}
    </Stack>
  );
}
