import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';

const SIZES = ['sm', 'md', 'lg'] as const;

export default function SelectSizes() {
  return (
    <Stack spacing={2} sx={{ width: 240 }}>
      {SIZES.map((size) => (
        <FormControl key={size} size={size}>
          <FormLabel>Frame, {size}</FormLabel>
          <Select defaultValue="54">
            <Option value="50">50 cm</Option>
            <Option value="54">54 cm</Option>
            <Option value="58">58 cm</Option>
          </Select>
        </FormControl>
      ))}
    </Stack>
  );
}
