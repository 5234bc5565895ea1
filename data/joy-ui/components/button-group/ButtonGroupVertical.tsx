import AddIcon from '@mui/icons-material/Add';
import FitScreenIcon from '@mui/icons-material/FitScreen';
import RemoveIcon from '@mui/icons-material/Remove';
import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';

export default function ButtonGroupVertical() {
  return (
    <Stack direction="row" useFlexGap spacing={4} sx={{ alignItems: 'flex-start' }}>
      <ButtonGroup orientation="vertical" aria-label="Print">
        <Button>Test strip</Button>
        <Button>Work print</Button>
        <Button>Final print</Button>
      </ButtonGroup>
      <ButtonGroup orientation="vertical" variant="soft" aria-label="Loupe">
        <IconButton aria-label="Zoom in">
          <AddIcon />
        </IconButton>
        <IconButton aria-label="Fit to window">
          <FitScreenIcon />
        </IconButton>
        <IconButton aria-label="Zoom out">
          <RemoveIcon />
        </IconButton>
      </ButtonGroup>
    </Stack>
  );
}
