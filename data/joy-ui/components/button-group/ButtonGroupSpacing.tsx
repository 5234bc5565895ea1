import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import Stack from '@mui/joy/Stack';

export default function ButtonGroupSpacing() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <ButtonGroup spacing={1} aria-label="Contact sheet">
        <Button>Scan</Button>
        <Button>Mark</Button>
        <Button>File</Button>
      </ButtonGroup>
      <ButtonGroup spacing={{ xs: 0, md: '1.5rem' }} variant="soft" aria-label="Enlarger">
        <Button>Raise</Button>
        <Button>Lower</Button>
        <Button>Focus</Button>
      </ButtonGroup>
    </Stack>
  );
}
