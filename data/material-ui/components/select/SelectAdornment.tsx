import * as React from 'react';
import ExpandCircleDownOutlinedIcon from '@mui/icons-material/ExpandCircleDownOutlined';
import PlaceOutlinedIcon from '@mui/icons-material/PlaceOutlined';
import FormControl from '@mui/material/FormControl';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function SelectAdornment() {
  const id = React.useId();

  return (
    <FormControl sx={{ width: '100%', maxWidth: 280 }}>
      <InputLabel id={`${id}-label`}>Deliver to</InputLabel>
      <Select
        labelId={`${id}-label`}
        id={id}
        label="Deliver to"
        defaultValue="home"
        IconComponent={ExpandCircleDownOutlinedIcon}
        startAdornment={
          <InputAdornment position="start">
            <PlaceOutlinedIcon />
          </InputAdornment>
        }
      >
        <MenuItem value="home">Home</MenuItem>
        <MenuItem value="work">Work</MenuItem>
        <MenuItem value="shop">Pick up in store</MenuItem>
      </Select>
    </FormControl>
  );
}
