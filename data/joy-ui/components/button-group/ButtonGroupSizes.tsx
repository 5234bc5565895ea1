import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import Stack from '@mui/joy/Stack';

const SIZES = ['sm', 'md', 'lg'] as const;

export default function ButtonGroupSizes() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      {SIZES.map((size) => (
        <ButtonGroup key={size} size={size} aria-label={`Paper, ${size}`}>
          <Button>9 × 13</Button>
          <Button>13 × 18</Button>
          <Button>18 × 24</Button>
        </ButtonGroup>
      ))}
    </Stack>
  );
}
