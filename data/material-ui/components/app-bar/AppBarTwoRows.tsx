import { useId, useState } from 'react';
import FilterListIcon from '@mui/icons-material/FilterList';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const trains = {
  departures: ['21:08 to Venice', '22:15 to Warsaw'],
  arrivals: ['06:52 from Rome', '07:40 from Split'],
};
type Board = keyof typeof trains;

export default function AppBarTwoRows() {
  const [board, setBoard] = useState<Board>('departures');
  const id = useId();

  return (
    <Box sx={{ width: '100%' }}>
      <AppBar position="static" component="div" color="default">
        <Toolbar>
          <Typography variant="h6" component="p" noWrap sx={{ flex: 1 }}>
            Central station
          </Typography>
          <IconButton color="inherit" edge="end" aria-label="Filter">
            <FilterListIcon />
          </IconButton>
        </Toolbar>
        <Tabs
          aria-label="Board"
          value={board}
          onChange={(_event, next: Board) => setBoard(next)}
          variant="fullWidth"
          textColor="inherit"
        >
          <Tab
            value="departures"
            label="Departures"
            id={`${id}-departures`}
            aria-controls={`${id}-panel`}
            sx={{ opacity: 1 }}
          />
          <Tab
            value="arrivals"
            label="Arrivals"
            id={`${id}-arrivals`}
            aria-controls={`${id}-panel`}
            sx={{ opacity: 1 }}
          />
        </Tabs>
      </AppBar>
      <Box
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${board}`}
        tabIndex={0}
        sx={{ p: 2 }}
      >
        {trains[board].map((train) => (
          <Typography key={train}>{train}</Typography>
        ))}
      </Box>
    </Box>
  );
}
