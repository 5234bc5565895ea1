import FormatAlignCenterRoundedIcon from '@mui/icons-material/FormatAlignCenterRounded';
import FormatAlignLeftRoundedIcon from '@mui/icons-material/FormatAlignLeftRounded';
import FormatAlignRightRoundedIcon from '@mui/icons-material/FormatAlignRightRounded';
import ButtonGroup from '@mui/joy/ButtonGroup';
import IconButton from '@mui/joy/IconButton';
import Tooltip from '@mui/joy/Tooltip';

export default function TooltipArrow() {
  return (
    <ButtonGroup size="sm" aria-label="Alignment of the maker's mark">
      <Tooltip arrow title="Align the mark left">
        <IconButton>
          <FormatAlignLeftRoundedIcon />
        </IconButton>
      </Tooltip>
      <Tooltip arrow title="Center the mark">
        <IconButton>
          <FormatAlignCenterRoundedIcon />
        </IconButton>
      </Tooltip>
      <Tooltip arrow title="Align the mark right">
        <IconButton>
          <FormatAlignRightRoundedIcon />
        </IconButton>
      </Tooltip>
    </ButtonGroup>
  );
}
