import FilterAltOutlinedIcon from '@mui/icons-material/FilterAltOutlined';
import TimerOutlinedIcon from '@mui/icons-material/TimerOutlined';
import TuneIcon from '@mui/icons-material/Tune';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

const TOOLS = [
  { title: 'Filter wheel', Icon: FilterAltOutlinedIcon },
  { title: 'Exposure time', Icon: TimerOutlinedIcon },
  { title: 'Gain and offset', Icon: TuneIcon },
];

export default function TooltipDelays() {
  return (
    <Stack direction="row" spacing={1} role="group" aria-label="Camera">
      {TOOLS.map(({ title, Icon }) => (
        <Tooltip key={title} title={title} enterDelay={700} enterNextDelay={100} leaveDelay={200}>
          <IconButton>
            <Icon />
          </IconButton>
        </Tooltip>
      ))}
    </Stack>
  );
}
