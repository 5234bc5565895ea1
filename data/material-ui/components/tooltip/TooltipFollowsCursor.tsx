import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';

export default function TooltipFollowsCursor() {
  return (
    <Tooltip followCursor title="Milky Way, toward Cygnus">
      <Box
        role="img"
        sx={{
          width: '100%',
          maxWidth: 360,
          height: 140,
          borderRadius: 1,
          forcedColorAdjust: 'none',
          background: `radial-gradient(ellipse at center, #6a6f9c, transparent 70%),
            linear-gradient(160deg, #10142b, #232a52)`,
        }}
      />
    </Tooltip>
  );
}
