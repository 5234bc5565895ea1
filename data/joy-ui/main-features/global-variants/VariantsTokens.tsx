import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function VariantsTokens() {
  return (
    <Stack
      spacing={1.5}
      sx={{
        '--joy-palette-success-softBg': '#fef08a',
        '--joy-palette-success-softHoverBg': '#fde047',
        '--joy-palette-success-softColor': '#713f12',
      }}
    >
      <Alert variant="soft" color="success">
        The first flush has arrived.
      </Alert>
      <Button variant="soft" color="success">
        Open the list
      </Button>
      <Button variant="outlined" color="success">
        Other variants keep their tokens
      </Button>
    </Stack>
  );
}
