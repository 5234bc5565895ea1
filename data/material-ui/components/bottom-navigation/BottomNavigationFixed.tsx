import { useState } from 'react';
import HexagonOutlinedIcon from '@mui/icons-material/HexagonOutlined';
import ScaleOutlinedIcon from '@mui/icons-material/ScaleOutlined';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';

const hives = ['Ash', 'Birch', 'Elder', 'Hazel', 'Linden', 'Rowan', 'Willow'];

export default function BottomNavigationFixed() {
  const [place, setPlace] = useState<'strength' | 'weight'>('strength');

  return (
    <Box sx={{ pb: 'calc(56px + env(safe-area-inset-bottom))' }}>
      <List aria-label="Hives">
        {hives.map((hive, index) => (
          <ListItem key={hive}>
            <ListItemText
              primary={hive}
              secondary={place === 'weight' ? `${31 + index} kg` : `${12 - index} frames of bees`}
            />
          </ListItem>
        ))}
      </List>
      <Paper
        square
        elevation={4}
        sx={{
          position: 'fixed',
          insetInline: 0,
          bottom: 0,
          zIndex: 'appBar',
          pb: 'env(safe-area-inset-bottom)',
        }}
      >
        <BottomNavigation
          component="nav"
          aria-label="Readings"
          showLabels
          value={place}
          onChange={(_event, next: 'strength' | 'weight') => setPlace(next)}
        >
          <BottomNavigationAction
            value="strength"
            label="Strength"
            icon={<HexagonOutlinedIcon />}
            aria-current={place === 'strength' ? 'page' : undefined}
          />
          <BottomNavigationAction
            value="weight"
            label="Weight"
            icon={<ScaleOutlinedIcon />}
            aria-current={place === 'weight' ? 'page' : undefined}
          />
        </BottomNavigation>
      </Paper>
    </Box>
  );
}
