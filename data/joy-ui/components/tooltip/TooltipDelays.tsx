import CallSplitRoundedIcon from '@mui/icons-material/CallSplitRounded';
import ContentCutRoundedIcon from '@mui/icons-material/ContentCutRounded';
import StraightenRoundedIcon from '@mui/icons-material/StraightenRounded';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import Tooltip from '@mui/joy/Tooltip';

const tools = [
  { name: 'Cut with the wire', Icon: ContentCutRoundedIcon },
  { name: 'Divide the lump', Icon: CallSplitRoundedIcon },
  { name: 'Measure the wall', Icon: StraightenRoundedIcon },
];

export default function TooltipDelays() {
  return (
    <Stack direction="row" role="group" aria-label="Tools" spacing={0.5}>
      {tools.map(({ name, Icon }) => (
        <Tooltip
          key={name}
          title={name}
          enterDelay={800}
          enterNextDelay={100}
          leaveDelay={50}
          enterTouchDelay={300}
          leaveTouchDelay={3000}
        >
          <IconButton>
            <Icon />
          </IconButton>
        </Tooltip>
      ))}
    </Stack>
  );
}
