import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

export default function SelectSlots() {
  return (
    <FormControl sx={{ width: 240 }}>
      <FormLabel>Ticket</FormLabel>
      <Select
        defaultValue="118"
        startDecorator="No."
        slots={{ startDecorator: 'small' }}
        slotProps={{
          root: ({ open }) => ({ sx: { boxShadow: open ? 'md' : 'xs' } }),
          button: { sx: { fontFamily: 'code' }, title: 'Number on the tag' },
          startDecorator: { style: { marginInlineEnd: 8 } },
          listbox: { sx: { fontFamily: 'code' } },
        }}
      >
        <Option value="117">117</Option>
        <Option value="118">118</Option>
        <Option value="119">119</Option>
      </Select>
    </FormControl>
  );
}
