import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const minerals = [
  { name: 'Feldspar', tone: '#8d6e63' },
  { name: 'Silica', tone: '#90a4ae' },
  { name: 'Chalk', tone: '#c5a880' },
];

export default function SliderRecipe() {
  const [parts, setParts] = React.useState([45, 30, 25]);
  const total = parts.reduce((sum, part) => sum + part, 0);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360 }}>
      {minerals.map(({ name, tone }, mineral) => (
        <div key={name}>
          <Typography variant="body2">
            {name}: {Math.round((100 * (parts[mineral] ?? 0)) / total)} %
          </Typography>
          <Slider
            size="small"
            aria-label={`Parts of ${name}`}
            min={1}
            value={parts[mineral] ?? 0}
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
