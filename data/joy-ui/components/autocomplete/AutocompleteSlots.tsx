import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

export default function AutocompleteSlots() {
  return (
    <FormControl sx={{ width: '100%', maxWidth: 300 }}>
      <FormLabel>Log entry</FormLabel>
      <Autocomplete
        options={['Seeing good', 'Seeing poor', 'Dew on the lens']}
        slotProps={{
          root: ({ focused }) => ({ sx: { boxShadow: focused ? 'md' : 'xs' } }),
          input: { maxLength: 40, spellCheck: true },
          popupIndicator: { variant: 'soft', color: 'primary' },
          clearIndicator: { color: 'danger' },
          listbox: { sx: { fontFamily: 'code' } },
          option: { sx: { minHeight: 44 } },
        }}
      />
    </FormControl>
  );
}
