import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

export default function SelectBasic() {
  return (
    <FormControl sx={{ width: 240 }}>
      <FormLabel>Service</FormLabel>
      <Select defaultValue="tune-up">
        <Option value="tune-up">Tune-up</Option>
        <Option value="brakes">Brake check</Option>
        <Option value="wheel">Wheel truing</Option>
      </Select>
    </FormControl>
  );
}
