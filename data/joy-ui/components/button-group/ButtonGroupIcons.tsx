import FormatAlignCenterIcon from '@mui/icons-material/FormatAlignCenter';
import RotateLeftIcon from '@mui/icons-material/RotateLeft';
import RotateRightIcon from '@mui/icons-material/RotateRight';
import FlipIcon from '@mui/icons-material/Flip';
import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';

export default function ButtonGroupIcons() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <ButtonGroup aria-label="Orientation of the scan">
        <IconButton aria-label="Rotate left">
          <RotateLeftIcon />
        </IconButton>
        <IconButton aria-label="Rotate right">
          <RotateRightIcon />
        </IconButton>
        <IconButton aria-label="Mirror">
          <FlipIcon />
        </IconButton>
      </ButtonGroup>
      <ButtonGroup variant="soft" color="primary" aria-label="Caption">
        <Button startDecorator={<FormatAlignCenterIcon />}>Caption</Button>
        <IconButton aria-label="Mirror the caption">
          <FlipIcon />
        </IconButton>
      </ButtonGroup>
    </Stack>
  );
}
