import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';

export default function ButtonGroupLinks() {
  return (
    <ButtonGroup component="nav" role={undefined} aria-label="Photo lab" color="primary">
      <Button component="a" href="#basic-button-group">
        Basics
      </Button>
      <Button component="a" href="#links">
        Links
      </Button>
      <Button component="a" href="#customization">
        Customization
      </Button>
    </ButtonGroup>
  );
}
