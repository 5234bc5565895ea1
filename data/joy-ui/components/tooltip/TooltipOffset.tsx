import Button from '@mui/joy/Button';
import Tooltip from '@mui/joy/Tooltip';

const modifiers = [{ name: 'offset', options: { offset: [0, 2] } }];

export default function TooltipOffset() {
  return (
    <Tooltip describeChild size="sm" title="Kiln 2, door on the left" modifiers={modifiers}>
      <Button variant="outlined" color="neutral">
        Where is the load?
      </Button>
    </Tooltip>
  );
}
