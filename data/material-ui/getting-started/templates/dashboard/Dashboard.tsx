import { useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import BookingsGrid from './BookingsGrid';
import Figures from './Figures';
import Header from './Header';
import NavigationList from './NavigationList';
import Notices from './Notices';
import PassagesChart from './PassagesChart';
import ReservoirChart from './ReservoirChart';
import type { Period } from './canal';

export default function Dashboard() {
  const [period, setPeriod] = useState<Period>('week');

  return (
    <Box sx={{ minHeight: '100dvh', bgcolor: 'background.default', color: 'text.primary' }}>
      <Header />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '15rem minmax(0, 1fr)' },
        }}
      >
        <Box
          component="nav"
          aria-label="Lockkeeper"
          sx={{
            display: { xs: 'none', md: 'block' },
            alignSelf: 'start',
            position: 'sticky',
            top: 64,
            p: 1.5,
          }}
        >
          <NavigationList />
        </Box>
        <Box
          component="main"
          id="reach"
          tabIndex={-1}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
            gap: { xs: 2, sm: 2.5 },
            p: { xs: 2, sm: 3 },
            maxWidth: '90rem',
          }}
        >
          <Box
            sx={{
              gridColumn: '1 / -1',
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              justifyContent: 'space-between',
              gap: 1.5,
            }}
          >
            <Typography variant="h4" component="h1" sx={{ fontSize: '1.75rem' }}>
              Middle Reach, Tuesday
            </Typography>
            <ToggleButtonGroup
              exclusive
              size="small"
              aria-label="Period of the passages"
              value={period}
              onChange={(_event, next: Period | null) => setPeriod(next ?? period)}
            >
              <ToggleButton value="week">Week</ToggleButton>
              <ToggleButton value="month">Month</ToggleButton>
            </ToggleButtonGroup>
          </Box>
          <Box sx={{ gridColumn: '1 / -1' }}>
            <Figures />
          </Box>
          <PassagesChart period={period} />
          <ReservoirChart />
          <BookingsGrid />
          <Notices />
        </Box>
      </Box>
    </Box>
  );
}
