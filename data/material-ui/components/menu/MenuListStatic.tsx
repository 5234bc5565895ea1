import { useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const steps = [
  'Mix water and flour',
  'Rest for an hour',
  'Fold three times, with half an hour between the folds',
  'Shape',
];

export default function MenuListStatic() {
  const [step, setStep] = useState('Shape');

  return (
    <Paper variant="outlined" sx={{ width: 260 }}>
      <MenuList aria-label="Steps" dense>
        {steps.map((name) => (
          <MenuItem
            key={name}
            role="menuitemradio"
            aria-checked={name === step}
            selected={name === step}
            onClick={() => setStep(name)}
          >
            <Typography variant="inherit" noWrap title={name}>
              {name}
            </Typography>
          </MenuItem>
        ))}
      </MenuList>
    </Paper>
  );
}
