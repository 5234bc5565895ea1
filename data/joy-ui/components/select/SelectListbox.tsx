import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

const hours = Array.from({ length: 11 }, (_, index) => `${index + 8}:00`);

export default function SelectListbox() {
  return (
    <FormControl sx={{ width: 160 }}>
      <FormLabel>Pick up at</FormLabel>
      <Select
        defaultValue="17:00"
        slotProps={{
          listbox: {
            placement: 'bottom-start',
            variant: 'outlined',
            sx: { maxHeight: 220, '--ListItem-minHeight': '2.25rem' },
          },
        }}
      >
        {hours.map((hour) => (
          <Option key={hour} value={hour}>
            {hour}
          </Option>
        ))}
      </Select>
    </FormControl>
  );
}
