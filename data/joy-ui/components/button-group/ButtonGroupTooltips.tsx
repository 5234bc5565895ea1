import ContrastIcon from '@mui/icons-material/Contrast';
import ExposureIcon from '@mui/icons-material/Exposure';
import GrainIcon from '@mui/icons-material/Grain';
import ButtonGroup from '@mui/joy/ButtonGroup';
import IconButton from '@mui/joy/IconButton';
import Tooltip from '@mui/joy/Tooltip';

export default function ButtonGroupTooltips() {
  return (
    <ButtonGroup aria-label="Adjustments">
      <Tooltip title="Exposure">
        <IconButton>
          <ExposureIcon />
        </IconButton>
      </Tooltip>
      <Tooltip title="Contrast">
        <IconButton>
          <ContrastIcon />
        </IconButton>
      </Tooltip>
      <Tooltip title="Grain">
        <IconButton>
          <GrainIcon />
        </IconButton>
      </Tooltip>
    </ButtonGroup>
  );
}
