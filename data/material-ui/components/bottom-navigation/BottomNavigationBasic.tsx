import { useState } from 'react';
import HexagonOutlinedIcon from '@mui/icons-material/HexagonOutlined';
import OpacityIcon from '@mui/icons-material/Opacity';
import WbSunnyOutlinedIcon from '@mui/icons-material/WbSunnyOutlined';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';

const places = [
  { label: 'Hives', icon: <HexagonOutlinedIcon /> },
  { label: 'Weather', icon: <WbSunnyOutlinedIcon /> },
  { label: 'Harvest', icon: <OpacityIcon /> },
];

export default function BottomNavigationBasic() {
  const [place, setPlace] = useState(0);

  return (
    <BottomNavigation
      component="nav"
      aria-label="Apiary"
      showLabels
      value={place}
      onChange={(_event, next: number) => setPlace(next)}
      sx={{ width: '100%', maxWidth: 480 }}
    >
      {places.map(({ label, icon }, index) => (
        <BottomNavigationAction
          key={label}
          label={label}
          icon={icon}
          aria-current={index === place ? 'page' : undefined}
        />
      ))}
    </BottomNavigation>
  );
}
