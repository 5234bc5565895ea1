import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const minerals = [
  { name: 'Feldspar', tone: '#8d6e63' },
  { name: 'Silica', tone: '#607d8b' },
  { name: 'Chalk', tone: '#a07d3b' },
];

export default function SliderRecipe() {
  const [parts, setParts] = React.useState([45, 30, 25]);
  const total = parts.reduce((sum, part) => sum + part, 0);
  const percents = parts.map((part) => `${Math.round((100 * part) / total)}%`);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360 }}>
      {minerals.map(({ name, tone }, mineral) => (
        <div key={name}>
          <Typography variant="body2">
            {name}: {percents[mineral]}
          </Typography>
          <Slider
            size="small"
            aria-label={name}
            min={1}
            value={parts[mineral] ?? 0}
            aria-valuetext={percents[mineral]}
            onChange={(_event, next) =>
              setParts(parts.map((part, index) => (index === mineral ? Number(next) : part)))
            }
            sx={{ color: tone }}
          />
        </div>
      ))}
      <Box sx={{ display: 'flex', height: 16, borderRadius: 1, overflow: 'hidden' }}>
        {minerals.map(({ name, tone }, mineral) => (
          <Box key={name} sx={{ bgcolor: tone }} style={{ flexGrow: parts[mineral] }} />
        ))}
      </Box>
    </Stack>
  );
}
