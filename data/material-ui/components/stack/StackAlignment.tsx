import { useState } from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const justify = ['flex-start', 'center', 'flex-end', 'space-between', 'space-evenly'];
const align = ['stretch', 'flex-start', 'center', 'flex-end'];

export default function StackAlignment() {
  const [justifyContent, setJustifyContent] = useState('space-between');
  const [alignItems, setAlignItems] = useState('center');

  const renderSelect = (
    label: string,
    value: string,
    onChange: (value: string) => void,
    options: string[],
  ) => (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      sx={{ minWidth: 160 }}
    >
      {options.map((option) => (
        <MenuItem key={option} value={option}>
          {option}
        </MenuItem>
      ))}
    </TextField>
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', mb: 2 }}>
        {renderSelect('justifyContent', justifyContent, setJustifyContent, justify)}
        {renderSelect('alignItems', alignItems, setAlignItems, align)}
      </Stack>
      <Stack
        direction="row"
        spacing={1}
        sx={{ justifyContent, alignItems, height: 120, border: '1px dashed' }}
      >
        <Chip label="Bow" />
        <Chip label="Mast" />
        <Chip label="Stern" />
      </Stack>
    </Box>
  );
}
