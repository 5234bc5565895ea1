import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';

export default function ButtonGroupBasic() {
  return (
    <ButtonGroup aria-label="Ferry Skua">
      <Button>Moor</Button>
      <Button>Fuel</Button>
      <Button>Clear</Button>
    </ButtonGroup>
  );
}
