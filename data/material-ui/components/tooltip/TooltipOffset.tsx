import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

const CLOSER = [{ name: 'offset', options: { offset: [0, -10] } }];

export default function TooltipOffset() {
  return (
    <Tooltip
      describeChild
      title="Right ascension and declination"
      slotProps={{ popper: { modifiers: CLOSER } }}
    >
      <Button variant="outlined">Coordinates</Button>
    </Tooltip>
  );
}
