import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Tooltip, { type TooltipProps } from '@mui/joy/Tooltip';

function HelpTooltip({ title, ...props }: TooltipProps) {
  return (
    <Tooltip
      describeChild
      variant="soft"
      color="warning"
      placement="top-start"
      title={title && <Box sx={{ maxWidth: 240, p: 0.5 }}>{title}</Box>}
      {...props}
    />
  );
}

export default function TooltipWrapper() {
  return (
    <Stack direction="row" spacing={1.5}>
      <HelpTooltip title="Turn the foot when the clay is as firm as hard cheese.">
        <Button variant="plain">Trimming</Button>
      </HelpTooltip>
      <HelpTooltip title="Score both parts, and add slip before you join them.">
        <Button variant="plain">Handles</Button>
      </HelpTooltip>
    </Stack>
  );
}
