import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';

const targets = ['Crab Nebula', 'Orion Nebula', 'Ring Nebula', 'Veil Nebula'];

export default function AutocompleteOpening() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
      <FormControl>
        <FormLabel>Opens on focus</FormLabel>
        <Autocomplete openOnFocus options={targets} />
      </FormControl>
      <FormControl>
        <FormLabel>Stays open</FormLabel>
        <Autocomplete disableCloseOnSelect options={targets} />
      </FormControl>
      <FormControl>
        <FormLabel>Selects the text on focus</FormLabel>
        <Autocomplete
          selectOnFocus
          handleHomeEndKeys
          blurOnSelect="touch"
          options={targets}
          defaultValue="Ring Nebula"
        />
      </FormControl>
    </Stack>
  );
}
