/** The field of the playground: data has no functions, and `renderInput` is one. */
import BaseAutocomplete, { type AutocompleteProps } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

type PlaygroundAutocompleteProps = Omit<
  AutocompleteProps<string, boolean, boolean, boolean>,
  'renderInput'
>;

export function Autocomplete(props: PlaygroundAutocompleteProps) {
  return (
    <BaseAutocomplete
      // One value and a list of values do not turn into each other.
      key={String(props.multiple)}
      renderInput={(params) => <TextField {...params} label="Harbor" />}
      {...props}
    />
  );
}
