import NightlightIcon from '@mui/icons-material/Nightlight';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';

export default function TooltipSx() {
  return (
    <Tooltip
      arrow
      title="Red light preserves night vision"
      slotProps={{
        tooltip: { sx: { bgcolor: '#7f1d1d', color: '#fff', fontSize: 13, p: 1 } },
        arrow: { sx: { color: '#7f1d1d' } },
      }}
    >
      <IconButton>
        <NightlightIcon />
      </IconButton>
    </Tooltip>
  );
}
