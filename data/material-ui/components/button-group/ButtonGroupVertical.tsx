import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';

export default function ButtonGroupVertical() {
  return (
    <Stack direction="row" spacing={4} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {(['outlined', 'contained', 'text'] as const).map((variant) => (
        <ButtonGroup
          key={variant}
          orientation="vertical"
          variant={variant}
          aria-label={`Lock gate, ${variant}`}
        >
          <Button>Open</Button>
          <Button>Hold</Button>
          <Button>Close</Button>
        </ButtonGroup>
      ))}
    </Stack>
  );
}
