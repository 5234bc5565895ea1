import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Sheet from '@mui/joy/Sheet';

export default function SelectOnColor() {
  return (
    <Sheet
      variant="solid"
      color="primary"
      invertedColors
      sx={{ p: 2, borderRadius: 'md', width: '100%', maxWidth: 300, boxSizing: 'border-box' }}
    >
      <FormControl>
        <FormLabel>Workshop</FormLabel>
        <Select defaultValue="canal">
          <Option value="canal">Canal Street</Option>
          <Option value="station">Station Square</Option>
        </Select>
      </FormControl>
    </Sheet>
  );
}
