import Autocomplete from '@mui/material/Autocomplete';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import TextField from '@mui/material/TextField';

const withCompactLists = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiAutocomplete: {
      defaultProps: { size: 'small', autoHighlight: true, noOptionsText: 'No matching works' },
      styleOverrides: {
        paper: { marginBlock: 4, borderRadius: 12 },
        listbox: { padding: 4, fontSize: 14 },
        option: { borderRadius: 8 },
        tag: { borderRadius: 6 },
      },
    },
  },
});

const WORKS = ['Mass in B minor', 'Overture', 'Piano quintet', 'String octet', 'Wind serenade'];

export default function AutocompleteThemed() {
  return (
    <ThemeProvider theme={withCompactLists}>
      <Autocomplete
        multiple
        options={WORKS}
        defaultValue={['String octet']}
        slotProps={{ listbox: { 'aria-multiselectable': true } }}
        renderInput={(params) => <TextField {...params} label="Works of this season" />}
        sx={{ width: '100%', maxWidth: 360 }}
      />
    </ThemeProvider>
  );
}
