import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';

export default function ButtonGroupSlots() {
  return (
    <ButtonGroup
      component="section"
      aria-label="Chemicals"
      slotProps={{ root: ({ size }) => ({ 'data-size': size, title: 'Mix before use' }) }}
    >
      <Button>Developer</Button>
      <Button>Stop</Button>
      <Button>Fixer</Button>
    </ButtonGroup>
  );
}
