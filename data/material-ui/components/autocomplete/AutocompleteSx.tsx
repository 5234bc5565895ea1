import Autocomplete, { autocompleteClasses } from '@mui/material/Autocomplete';
import { outlinedInputClasses } from '@mui/material/OutlinedInput';
import TextField from '@mui/material/TextField';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

export default function AutocompleteSx() {
  return (
    <Autocomplete
      multiple
      options={DAYS}
      defaultValue={['Tuesday']}
      slotProps={{
        paper: { sx: { mt: 1, borderRadius: 3 } },
        listbox: {
          'aria-multiselectable': true,
          sx: {
            p: 1,
            [`& .${autocompleteClasses.option}`]: {
              borderRadius: 2,
              '&[aria-selected="true"]': { bgcolor: 'action.selected', fontWeight: 'bold' },
            },
          },
        },
      }}
      renderInput={(params) => <TextField {...params} label="Rehearsals" />}
      sx={{
        width: '100%',
        maxWidth: 360,
        [`& .${outlinedInputClasses.root}`]: { borderRadius: 3 },
        [`& .${autocompleteClasses.tag}`]: { borderRadius: 2 },
      }}
    />
  );
}
