import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';

export default function ButtonGroupVariants() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      {(['outlined', 'contained', 'text'] as const).map((variant) => (
        <ButtonGroup key={variant} variant={variant} aria-label={`Berth list, ${variant}`}>
          <Button>North</Button>
          <Button>East</Button>
          <Button>Quay</Button>
        </ButtonGroup>
      ))}
    </Stack>
  );
}
