import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const PIECES = [
  'Concerto for two violins',
  'Introduction and rondo capriccioso',
  'Serenade for tenor, horn and strings',
  'Variations on a rococo theme',
];

const GAP = [{ name: 'offset', options: { offset: [0, 4] } }];

export default function AutocompletePopupPlace() {
  return (
    <Autocomplete
      options={PIECES}
      slotProps={{
        popper: {
          placement: 'top-start',
          style: { width: 'max-content', maxWidth: 'min(90vw, 360px)' },
          modifiers: GAP,
        },
        paper: { elevation: 8 },
        listbox: { sx: { maxHeight: 160 } },
      }}
      renderInput={(params) => <TextField {...params} label="Encore" />}
      sx={{ width: 200 }}
    />
  );
}
