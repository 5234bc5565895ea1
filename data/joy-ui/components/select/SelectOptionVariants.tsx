import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

export default function SelectOptionVariants() {
  return (
    <FormControl sx={{ width: 240 }}>
      <FormLabel>Priority</FormLabel>
      <Select defaultValue="normal">
        <Option value="normal">Normal</Option>
        <Option value="soon" variant="soft" color="warning">
          By tomorrow
        </Option>
        <Option value="now" variant="solid" color="danger">
          While waiting
        </Option>
      </Select>
    </FormControl>
  );
}
