import * as React from 'react';
import ElectricBikeIcon from '@mui/icons-material/ElectricBike';
import PedalBikeIcon from '@mui/icons-material/PedalBike';
import TwoWheelerIcon from '@mui/icons-material/TwoWheeler';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const DRIVES = [
  { value: 'pedal', label: 'Pedals only', Icon: PedalBikeIcon },
  { value: 'assist', label: 'Electric assist', Icon: ElectricBikeIcon },
  { value: 'moped', label: 'Moped', Icon: TwoWheelerIcon },
];

export default function SelectIcons() {
  const id = React.useId();
  const [drive, setDrive] = React.useState('assist');

  return (
    <FormControl sx={{ width: '100%', maxWidth: 280 }}>
      <InputLabel id={`${id}-label`}>Drive type</InputLabel>
      <Select
        labelId={`${id}-label`}
        id={id}
        label="Drive type"
        value={drive}
        onChange={(event) => setDrive(event.target.value)}
        renderValue={(value) => DRIVES.find((option) => option.value === value)?.label}
      >
        {DRIVES.map(({ value, label, Icon }) => (
          <MenuItem key={value} value={value}>
            <ListItemIcon>
              <Icon fontSize="small" />
            </ListItemIcon>
            {label}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
