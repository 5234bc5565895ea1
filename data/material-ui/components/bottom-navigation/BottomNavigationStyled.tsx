import { useState } from 'react';
import LightModeOutlinedIcon from '@mui/icons-material/LightModeOutlined';
import NightlightOutlinedIcon from '@mui/icons-material/NightlightOutlined';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction, {
  bottomNavigationActionClasses,
} from '@mui/material/BottomNavigationAction';
import { styled } from '@mui/material/styles';

const Comb = styled(BottomNavigation)({
  width: 280,
  height: 64,
  borderRadius: 32,
  backgroundColor: '#3d2a05',
  [`& .${bottomNavigationActionClasses.root}`]: {
    color: '#f5d98f',
    [`&.${bottomNavigationActionClasses.selected}`]: { color: '#fff' },
    '&.Mui-focusVisible': { outline: '2px solid', outlineOffset: -8, borderRadius: 32 },
  },
  [`& .${bottomNavigationActionClasses.label}.${bottomNavigationActionClasses.selected}`]: {
    fontWeight: 700,
  },
});

export default function BottomNavigationStyled() {
  const [shift, setShift] = useState(0);

  return (
    <nav aria-label="Shift">
      <Comb showLabels value={shift} onChange={(_event, next: number) => setShift(next)}>
        <BottomNavigationAction
          label="Day"
          icon={<LightModeOutlinedIcon />}
          aria-current={shift === 0 ? 'page' : undefined}
        />
        <BottomNavigationAction
          label="Night"
          icon={<NightlightOutlinedIcon />}
          aria-current={shift === 1 ? 'page' : undefined}
        />
      </Comb>
    </nav>
  );
}
