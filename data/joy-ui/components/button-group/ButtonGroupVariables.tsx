import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';

export default function ButtonGroupVariables() {
  return (
    <ButtonGroup
      color="primary"
      aria-label="Tone"
      sx={{
        '--ButtonGroup-radius': '24px',
        '--ButtonGroup-separatorSize': '2px',
      }}
    >
      <Button>Cold</Button>
      <Button>Neutral</Button>
      <Button>Warm</Button>
    </ButtonGroup>
  );
}
