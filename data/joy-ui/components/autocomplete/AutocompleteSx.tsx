import Autocomplete, { autocompleteClasses } from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

export default function AutocompleteSx() {
  return (
    <FormControl sx={{ width: '100%', maxWidth: 300 }}>
      <FormLabel>Spectrum</FormLabel>
      <Autocomplete
        options={['O', 'B', 'A', 'F', 'G', 'K', 'M']}
        defaultValue="G"
        sx={{
          fontFamily: 'code',
          [`& .${autocompleteClasses.popupIndicator}`]: { color: 'primary.plainColor' },
          [`& .${autocompleteClasses.popupIndicatorOpen}`]: { transform: 'none' },
        }}
      />
    </FormControl>
  );
}
