import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import Stack from '@mui/joy/Stack';

const VARIANTS = ['outlined', 'soft', 'plain', 'solid'] as const;

export default function ButtonGroupVariants() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      {VARIANTS.map((variant) => (
        <ButtonGroup key={variant} variant={variant} aria-label={`Filter, ${variant}`}>
          <Button>{variant}</Button>
          <Button>Soft</Button>
          <Button>Hard</Button>
        </ButtonGroup>
      ))}
    </Stack>
  );
}
