import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

const CODES = [
  { code: 'M31', name: 'Andromeda galaxy' },
  { code: 'M42', name: 'Orion nebula' },
  { code: 'M45', name: 'Pleiades' },
];

export default function TooltipTouch() {
  return (
    <Stack direction="row" spacing={1}>
      {CODES.map(({ code, name }) => (
        <Tooltip key={code} describeChild title={name} enterTouchDelay={0} leaveTouchDelay={4000}>
          <Chip clickable label={code} />
        </Tooltip>
      ))}
    </Stack>
  );
}
