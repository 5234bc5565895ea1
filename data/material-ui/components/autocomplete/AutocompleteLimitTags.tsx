import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const TOUR = ['Bergen', 'Gdańsk', 'Ghent', 'Kaunas', 'Lübeck', 'Riga', 'Tallinn', 'Turku'];

export default function AutocompleteLimitTags() {
  return (
    <Autocomplete
      multiple
      limitTags={2}
      getLimitTagsText={(more) => `and ${more} more`}
      options={TOUR}
      defaultValue={['Bergen', 'Gdańsk', 'Lübeck', 'Riga', 'Turku']}
      slotProps={{
        chip: { variant: 'outlined', size: 'small' },
        listbox: { 'aria-multiselectable': true },
      }}
      renderInput={(params) => <TextField {...params} label="Tour stops" />}
      sx={{ width: '100%', maxWidth: 400 }}
    />
  );
}
