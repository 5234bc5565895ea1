import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

const hours = Array.from({ length: 12 }, (_, index) => `${index + 1} hours`);

export default function AutocompleteListboxProps() {
  return (
    <FormControl sx={{ width: '100%', maxWidth: 240 }}>
      <FormLabel>Exposure</FormLabel>
      <Autocomplete
        options={hours}
        slotProps={{
          listbox: {
            variant: 'soft',
            color: 'primary',
            placement: 'top-start',
            sx: { maxHeight: 180 },
          },
        }}
      />
    </FormControl>
  );
}
