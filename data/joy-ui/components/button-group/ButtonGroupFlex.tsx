import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import Stack from '@mui/joy/Stack';

export default function ButtonGroupFlex() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 480 }}>
      <ButtonGroup buttonFlex={1} aria-label="Exposure">
        <Button>Less</Button>
        <Button>Same exposure</Button>
        <Button>More</Button>
      </ButtonGroup>
      <ButtonGroup
        buttonFlex="0 1 160px"
        aria-label="Timer"
        sx={{ justifyContent: 'center', width: '100%' }}
      >
        <Button>Start</Button>
        <Button>Pause</Button>
      </ButtonGroup>
    </Stack>
  );
}
