import BuildIcon from '@mui/icons-material/Build';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

export default function SelectVariables() {
  return (
    <FormControl sx={{ width: 280, maxWidth: '100%' }}>
      <FormLabel>Tool kit</FormLabel>
      <Select
        defaultValue="road"
        startDecorator={<BuildIcon />}
        sx={{
          '--Select-radius': '24px',
          '--Select-minHeight': '3rem',
          '--Select-paddingInline': '1.25rem',
          '--Select-gap': '0.75rem',
          '--Select-decoratorColor': 'inherit',
        }}
      >
        <Option value="home">Home</Option>
        <Option value="road">On the road</Option>
      </Select>
    </FormControl>
  );
}
