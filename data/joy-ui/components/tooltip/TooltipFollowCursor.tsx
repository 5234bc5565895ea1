import Sheet from '@mui/joy/Sheet';
import Tooltip from '@mui/joy/Tooltip';

export default function TooltipFollowCursor() {
  return (
    <Tooltip describeChild followCursor placement="top" title="Thickness: 8 mm">
      <Sheet
        variant="soft"
        color="warning"
        sx={{ p: 4, borderRadius: 'md', width: '100%', maxWidth: 360, textAlign: 'center' }}
      >
        Slab of stoneware, 8 mm thick
      </Sheet>
    </Tooltip>
  );
}
