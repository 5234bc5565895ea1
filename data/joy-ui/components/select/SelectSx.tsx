import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select, { selectClasses } from '@mui/joy/Select';

export default function SelectSx() {
  return (
    <FormControl sx={{ width: 240 }}>
      <FormLabel>Saddle height</FormLabel>
      <Select
        variant="plain"
        defaultValue="72"
        sx={{
          borderRadius: 0,
          borderBottom: '2px solid',
          borderColor: 'neutral.500',
          [`&.${selectClasses.expanded}`]: { borderColor: 'primary.500' },
        }}
      >
        <Option value="70">70 cm</Option>
        <Option value="72">72 cm</Option>
        <Option value="74">74 cm</Option>
      </Select>
    </FormControl>
  );
}
