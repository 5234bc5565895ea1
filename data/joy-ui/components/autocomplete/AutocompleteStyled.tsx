import Autocomplete from '@mui/joy/Autocomplete';
import AutocompleteOption, { autocompleteOptionClasses } from '@mui/joy/AutocompleteOption';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import { styled } from '@mui/joy/styles';

const ChartOption = styled(AutocompleteOption)(({ theme }) => ({
  borderInlineStart: '4px solid transparent',
  [`&.${autocompleteOptionClasses.focused}`]: {
    borderInlineStartColor: theme.vars.palette.primary[500],
  },
}));

export default function AutocompleteStyled() {
  return (
    <FormControl sx={{ width: '100%', maxWidth: 300 }}>
      <FormLabel>Chart scale</FormLabel>
      <Autocomplete
        options={['Wide field', 'Binocular', 'Telescope']}
        renderOption={(props, option) => (
          <ChartOption {...props} key={option}>
            {option}
          </ChartOption>
        )}
      />
    </FormControl>
  );
}
