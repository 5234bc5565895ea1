import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputBase, { inputBaseClasses } from '@mui/material/InputBase';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { styled } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

const TagInput = styled(InputBase)(({ theme }) => ({
  marginTop: theme.spacing(3),
  [`& .${inputBaseClasses.input}`]: {
    padding: '8px 12px',
    border: `2px dashed ${(theme.vars ?? theme).palette.text.secondary}`,
    borderRadius: 8,
    '&:focus': {
      borderRadius: 8,
      borderStyle: 'solid',
      borderColor: (theme.vars ?? theme).palette.primary.main,
    },
  },
}));

export default function SelectOwnInput() {
  const id = React.useId();

  return (
    <FormControl variant="standard" sx={{ width: '100%', maxWidth: 280 }}>
      <InputLabel id={`${id}-label`} shrink>
        Tag color
      </InputLabel>
      <Select labelId={`${id}-label`} id={id} input={<TagInput />} defaultValue="yellow">
        <MenuItem value="yellow">Yellow: waiting for parts</MenuItem>
        <MenuItem value="blue">Blue: in repair</MenuItem>
        <MenuItem value="green">Green: done</MenuItem>
      </Select>
    </FormControl>
  );
}
