import AnchorIcon from '@mui/icons-material/Anchor';
import DirectionsBoatIcon from '@mui/icons-material/DirectionsBoat';
import SailingIcon from '@mui/icons-material/Sailing';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

export default function ButtonGroupIcons() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <ButtonGroup variant="contained" aria-label="Add to the berth plan">
        <Tooltip title="Add a motor boat">
          <Button>
            <DirectionsBoatIcon />
          </Button>
        </Tooltip>
        <Tooltip title="Add a sailing boat">
          <Button>
            <SailingIcon />
          </Button>
        </Tooltip>
        <Tooltip title="Add a mooring">
          <Button>
            <AnchorIcon />
          </Button>
        </Tooltip>
      </ButtonGroup>
      <ButtonGroup aria-label="Add with icon and label">
        <Button startIcon={<SailingIcon />}>Sail</Button>
        <Button endIcon={<AnchorIcon />}>Moor</Button>
      </ButtonGroup>
    </Stack>
  );
}
