import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';

export default function ButtonGroupFullWidth() {
  return (
    <ButtonGroup fullWidth aria-label="Reply to the captain" sx={{ maxWidth: 440 }}>
      <Button>Yes</Button>
      <Button>Not today</Button>
      <Button>No</Button>
    </ButtonGroup>
  );
}
