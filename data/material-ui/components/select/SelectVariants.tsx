import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

const VARIANTS = ['outlined', 'filled', 'standard'] as const;

export default function SelectVariants() {
  const id = React.useId();

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
      {VARIANTS.map((variant) => (
        <FormControl key={variant} variant={variant}>
          <InputLabel id={`${id}-${variant}`}>Gears, {variant}</InputLabel>
          <Select
            labelId={`${id}-${variant}`}
            id={`${id}-${variant}-select`}
            label={`Gears, ${variant}`}
            defaultValue="hub"
          >
            <MenuItem value="hub">Hub gears</MenuItem>
            <MenuItem value="derailleur">Derailleur</MenuItem>
            <MenuItem value="none">Single speed</MenuItem>
          </Select>
        </FormControl>
      ))}
    </Stack>
  );
}
