import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Fade from '@mui/material/Fade';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';

const seasons = [
  { name: 'Winter', text: 'Snow on 31 days, the last of them in April.' },
  { name: 'Summer', text: 'Eleven tropical nights, four of them in a row.' },
];

export default function TransitionsSwap() {
  const [season, setSeason] = useState(0);
  const id = useId();

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <Tabs
        value={season}
        onChange={(_event, next: number) => setSeason(next)}
        aria-label="Seasons"
      >
        {seasons.map(({ name }, index) => (
          <Tab
            key={name}
            label={name}
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
          />
        ))}
      </Tabs>
      <Box sx={{ display: 'grid', '& > *': { gridArea: '1 / 1' }, pt: 2 }}>
        {seasons.map(({ name, text }, index) => (
          <Fade key={name} in={season === index} appear={false} timeout={500}>
            <Typography
              role="tabpanel"
              // The panel that fades out can't get focus, which it would lose.
              tabIndex={season === index ? 0 : undefined}
              id={`${id}-panel-${index}`}
              aria-labelledby={`${id}-tab-${index}`}
            >
              {text}
            </Typography>
          </Fade>
        ))}
      </Box>
    </Box>
  );
}
