import BrightnessLowIcon from '@mui/icons-material/BrightnessLow';
import CameraIcon from '@mui/icons-material/Camera';
import LocalParkingIcon from '@mui/icons-material/LocalParking';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

export default function TooltipBasic() {
  return (
    <Stack direction="row" spacing={1} role="group" aria-label="Telescope">
      <Tooltip title="Take a picture">
        <IconButton>
          <CameraIcon />
        </IconButton>
      </Tooltip>
      <Tooltip title="Dim the dome light">
        <IconButton>
          <BrightnessLowIcon />
        </IconButton>
      </Tooltip>
      <Tooltip title="Park the telescope">
        <IconButton>
          <LocalParkingIcon />
        </IconButton>
      </Tooltip>
    </Stack>
  );
}
