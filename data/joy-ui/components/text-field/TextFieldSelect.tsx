import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

export default function TextFieldSelect() {
  return (
    <FormControl sx={{ width: 300, maxWidth: '100%' }}>
      <FormLabel>Family</FormLabel>
      <Select defaultValue="nightshade">
        <Option value="nightshade">Nightshades</Option>
        <Option value="legume">Legumes</Option>
        <Option value="cucurbit">Cucurbits</Option>
      </Select>
      <FormHelperText>Determines which drawer we keep the seeds in.</FormHelperText>
    </FormControl>
  );
}
