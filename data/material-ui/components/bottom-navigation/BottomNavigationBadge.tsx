import { useState } from 'react';
import NotificationsNoneIcon from '@mui/icons-material/NotificationsNone';
import PeopleOutlineIcon from '@mui/icons-material/PeopleOutline';
import Badge from '@mui/material/Badge';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';

export default function BottomNavigationBadge() {
  const [place, setPlace] = useState<'keepers' | 'alarms'>('keepers');
  const [alarms, setAlarms] = useState(2);

  return (
    <BottomNavigation
      component="nav"
      aria-label="Association"
      showLabels
      value={place}
      onChange={(_event, next: 'keepers' | 'alarms') => {
        setPlace(next);
        if (next === 'alarms') setAlarms(0);
      }}
      sx={{ width: '100%', maxWidth: 480 }}
    >
      <BottomNavigationAction
        value="keepers"
        label="Keepers"
        icon={<PeopleOutlineIcon />}
        aria-current={place === 'keepers' ? 'page' : undefined}
      />
      <BottomNavigationAction
        value="alarms"
        label="Alarms"
        icon={
          <Badge variant="dot" invisible={alarms === 0} color="secondary">
            <NotificationsNoneIcon />
          </Badge>
        }
        aria-label={alarms > 0 ? `Alarms, ${alarms} new` : 'Alarms'}
        aria-current={place === 'alarms' ? 'page' : undefined}
      />
    </BottomNavigation>
  );
}
