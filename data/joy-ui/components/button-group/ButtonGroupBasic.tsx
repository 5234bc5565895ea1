import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';

export default function ButtonGroupBasic() {
  return (
    <ButtonGroup aria-label="Negative">
      <Button>Crop</Button>
      <Button>Dodge</Button>
      <Button>Burn</Button>
    </ButtonGroup>
  );
}
