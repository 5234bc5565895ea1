import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';

const recent = ['M31', 'M42', 'M57', 'NGC 7000'];

export default function AutocompleteFreeSolo() {
  return (
    <FormControl sx={{ width: '100%', maxWidth: 300 }}>
      <FormLabel>Catalog number</FormLabel>
      <Autocomplete freeSolo forcePopupIcon options={recent} placeholder="NGC 891" type="search" />
      <FormHelperText>Choose a recent object, or type any number.</FormHelperText>
    </FormControl>
  );
}
