import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function ButtonGroupResponsive() {
  const theme = useTheme();
  const wide = useMediaQuery(theme.breakpoints.up('sm'));

  return (
    <ButtonGroup
      orientation={wide ? 'horizontal' : 'vertical'}
      variant="contained"
      aria-label="Harbor radio"
    >
      <Button>Call the pilot</Button>
      <Button>Request a tug</Button>
      <Button>Report a wreck</Button>
    </ButtonGroup>
  );
}
