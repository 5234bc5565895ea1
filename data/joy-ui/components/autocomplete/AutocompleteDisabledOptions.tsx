import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

const slots = ['20:00', '21:00', '22:00', '23:00', '0:00'];
const booked = ['21:00', '22:00'];

export default function AutocompleteDisabledOptions() {
  return (
    <FormControl sx={{ width: '100%', maxWidth: 240 }}>
      <FormLabel>Start of the session</FormLabel>
      <Autocomplete
        disabledItemsFocusable
        options={slots}
        getOptionDisabled={(option) => booked.includes(option)}
      />
    </FormControl>
  );
}
