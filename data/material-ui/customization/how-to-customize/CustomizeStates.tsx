import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

const itemStyles = {
  '&.Mui-selected': { fontWeight: 'bold' },
  '&.Mui-disabled': { opacity: 1, color: 'text.secondary', textDecoration: 'line-through' },
};

export default function CustomizeStates() {
  const [stormy, setStormy] = React.useState(true);
  const [route, setRoute] = React.useState('coast');
  return (
    <Stack spacing={1} sx={{ width: 240 }}>
      <FormControlLabel
        label="Storm warning"
        control={
          <Switch
            checked={stormy}
            onChange={(_event, checked) => {
              setStormy(checked);
              setRoute('coast');
            }}
          />
        }
      />
      <MenuList aria-label="Route">
        <MenuItem selected={route === 'coast'} onClick={() => setRoute('coast')} sx={itemStyles}>
          Along the coast
        </MenuItem>
        <MenuItem
          disabled={stormy}
          selected={route === 'sea'}
          onClick={() => setRoute('sea')}
          sx={itemStyles}
        >
          Across open water
        </MenuItem>
      </MenuList>
    </Stack>
  );
}
