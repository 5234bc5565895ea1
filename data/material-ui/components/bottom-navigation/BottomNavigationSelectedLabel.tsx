import { useState } from 'react';
import CalendarMonthOutlinedIcon from '@mui/icons-material/CalendarMonthOutlined';
import LocalFloristOutlinedIcon from '@mui/icons-material/LocalFloristOutlined';
import MapOutlinedIcon from '@mui/icons-material/MapOutlined';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';

type Place = 'bloom' | 'map' | 'year';

export default function BottomNavigationSelectedLabel() {
  const [place, setPlace] = useState<Place>('bloom');
  const isCurrent = (name: Place) => (name === place ? 'page' : undefined);

  return (
    <BottomNavigation
      component="nav"
      aria-label="Forage"
      value={place}
      onChange={(_event, next: Place) => setPlace(next)}
      sx={{ width: '100%', maxWidth: 480 }}
    >
      <BottomNavigationAction
        value="bloom"
        label="In bloom"
        icon={<LocalFloristOutlinedIcon />}
        aria-current={isCurrent('bloom')}
      />
      <BottomNavigationAction
        value="map"
        label="Meadows"
        icon={<MapOutlinedIcon />}
        aria-current={isCurrent('map')}
      />
      <BottomNavigationAction
        value="year"
        label="Year"
        icon={<CalendarMonthOutlinedIcon />}
        showLabel
        aria-current={isCurrent('year')}
      />
    </BottomNavigation>
  );
}
