import * as React from 'react';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';

const MAGNITUDES = [4.3, 4.1, 3.7, 3.5, 3.8, 4.1, 4.3];
const POINTS = MAGNITUDES.map((magnitude, day) => ({ x: 20 + day * 45, y: magnitude * 100 - 330 }));

export default function TooltipAtPoint() {
  const [open, setOpen] = React.useState(false);
  const [dot, setDot] = React.useState<SVGCircleElement | null>(null);
  const [day, setDay] = React.useState(0);

  return (
    <Tooltip
      arrow
      placement="top"
      open={open}
      title={`Day ${day + 1}: magnitude ${MAGNITUDES[day]}`}
      slotProps={{ popper: { anchorEl: dot } }}
    >
      <Box
        component="svg"
        viewBox="0 0 310 120"
        role="img"
        aria-label="Brightness of a variable star over a week: brightest on day 4, at magnitude 3.5"
        onMouseLeave={() => setOpen(false)}
        sx={{ width: '100%', maxWidth: 400, color: 'primary.main' }}
      >
        <polyline
          points={POINTS.map(({ x, y }) => `${x},${y}`).join(' ')}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
        />
        {POINTS.map(({ x, y }, index) => (
          <circle
            key={x}
            cx={x}
            cy={y}
            r="7"
            fill="currentColor"
            onMouseEnter={(event) => {
              setDot(event.currentTarget);
              setDay(index);
              setOpen(true);
            }}
          />
        ))}
      </Box>
    </Tooltip>
  );
}
