import NavigateBeforeIcon from '@mui/icons-material/NavigateBefore';
import NavigateNextIcon from '@mui/icons-material/NavigateNext';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';

const mirrored = { '&:dir(rtl)': { transform: 'scaleX(-1)' } };

export default function ButtonGroupLinks() {
  return (
    <ButtonGroup component="nav" role={undefined} variant="text" aria-label="Log pages">
      <Button href="#loading" startIcon={<NavigateBeforeIcon sx={mirrored} />}>
        May 3
      </Button>
      <Button href="#links" endIcon={<NavigateNextIcon sx={mirrored} />}>
        May 5
      </Button>
    </ButtonGroup>
  );
}
