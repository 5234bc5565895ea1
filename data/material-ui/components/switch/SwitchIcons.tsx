import type { ReactNode } from 'react';
import LockIcon from '@mui/icons-material/Lock';
import LockOpenIcon from '@mui/icons-material/LockOpen';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

function Thumb({ children }: { children: ReactNode }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: 20,
        height: 20,
        borderRadius: '50%',
        bgcolor: 'text.primary',
        color: 'background.paper',
        '& svg': { fontSize: 14 },
      }}
    >
      {children}
    </Box>
  );
}

export default function SwitchIcons() {
  return (
    <FormControlLabel
      control={
        <Switch
          defaultChecked
          icon={
            <Thumb>
              <LockOpenIcon />
            </Thumb>
          }
          checkedIcon={
            <Thumb>
              <LockIcon />
            </Thumb>
          }
        />
      }
      label="Dome door lock"
    />
  );
}
