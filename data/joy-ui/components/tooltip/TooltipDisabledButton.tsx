import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Tooltip from '@mui/joy/Tooltip';

export default function TooltipDisabledButton() {
  return (
    <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
      <Tooltip describeChild title="The kiln is too hot to open">
        <span>
          <Button disabled>Unload (disabled)</Button>
        </span>
      </Tooltip>
      <Tooltip describeChild title="The kiln is too hot to open">
        <Button aria-disabled variant="soft" color="neutral">
          Unload (aria-disabled)
        </Button>
      </Tooltip>
    </Stack>
  );
}
