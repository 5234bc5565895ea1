import SearchIcon from '@mui/icons-material/Search';
import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

export default function AutocompleteVariables() {
  return (
    <FormControl sx={{ width: '100%', maxWidth: 320 }}>
      <FormLabel>Star chart</FormLabel>
      <Autocomplete
        options={['January', 'April', 'July', 'October']}
        startDecorator={<SearchIcon />}
        sx={{
          '--Input-radius': '24px',
          '--Input-minHeight': '3rem',
          '--Input-paddingInline': '1.25rem',
          '--Input-gap': '0.75rem',
          '--Input-decoratorColor': 'inherit',
        }}
      />
    </FormControl>
  );
}
