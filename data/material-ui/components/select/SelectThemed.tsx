import * as React from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { type Theme, ThemeProvider } from '@mui/material/styles';

const withFlatSelects = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiFormControl: { defaultProps: { variant: 'standard', size: 'small' } },
    MuiSelect: {
      defaultProps: { IconComponent: ExpandMoreIcon, MenuProps: { elevation: 2 } },
      styleOverrides: { select: { fontStyle: 'italic' }, icon: { color: 'inherit' } },
    },
  },
});

export default function SelectThemed() {
  const id = React.useId();

  return (
    <ThemeProvider theme={withFlatSelects}>
      <FormControl sx={{ width: '100%', maxWidth: 280 }}>
        <InputLabel id={`${id}-label`}>Bill to</InputLabel>
        <Select labelId={`${id}-label`} id={id} defaultValue="owner">
          <MenuItem value="owner">The owner</MenuItem>
          <MenuItem value="insurer">The insurer</MenuItem>
          <MenuItem value="club">The cycling club</MenuItem>
        </Select>
      </FormControl>
    </ThemeProvider>
  );
}
