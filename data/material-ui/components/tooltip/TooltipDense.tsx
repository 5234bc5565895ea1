import * as React from 'react';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

const CLEAR_HOURS = [2, 0, 5, 7, 8, 8, 3, 1, 4];

export default function TooltipDense() {
  const [night, setNight] = React.useState(4);

  return (
    <Box>
      <Box role="group" aria-label="Nights" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        {CLEAR_HOURS.map((hours, index) => (
          <Tooltip
            key={index}
            disableInteractive
            placement="top"
            title={`Night ${index + 1}: ${hours} clear hours`}
          >
            <ButtonBase
              aria-pressed={index === night}
              onClick={() => setNight(index)}
              sx={{
                width: 24,
                height: 48,
                border: 1,
                borderColor: 'text.secondary',
                background: 'linear-gradient(currentColor, currentColor) bottom / 100% no-repeat',
                backgroundSize: `100% ${hours * 12}%`,
                color: 'primary.main',
                '&[aria-pressed="true"]': { outline: '2px solid', outlineColor: 'text.primary' },
                '&.Mui-focusVisible': { outline: '3px dashed', outlineColor: 'text.primary' },
              }}
            />
          </Tooltip>
        ))}
      </Box>
      <Typography variant="body2" sx={{ mt: 2 }}>
        Booked: night {night + 1}
      </Typography>
    </Box>
  );
}
