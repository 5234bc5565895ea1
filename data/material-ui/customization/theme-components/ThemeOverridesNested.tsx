import * as React from 'react';
import TextField from '@mui/material/TextField';
import { outlinedInputClasses } from '@mui/material/OutlinedInput';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const withStrongOutlines = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiOutlinedInput: {
      styleOverrides: {
        root: {
          [`& .${outlinedInputClasses.notchedOutline}`]: { borderWidth: 2 },
          [`&.${outlinedInputClasses.focused} .${outlinedInputClasses.notchedOutline}`]: {
            borderWidth: 3,
          },
        },
      },
    },
  },
});

export default function ThemeOverridesNested() {
  const [name, setName] = React.useState('Field notes');
  return (
    <ThemeProvider theme={withStrongOutlines}>
      <TextField
        label="Notebook name"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
    </ThemeProvider>
  );
}
