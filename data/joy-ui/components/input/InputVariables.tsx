import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import PlaceIcon from '@mui/icons-material/Place';

export default function InputVariables() {
  return (
    <FormControl sx={{ width: '100%', maxWidth: 340 }}>
      <FormLabel>Pick-up point</FormLabel>
      <Input
        placeholder="Town or postal code"
        startDecorator={<PlaceIcon />}
        sx={{
          '--Input-radius': '24px',
          '--Input-minHeight': '3rem',
          '--Input-paddingInline': '1.25rem',
          '--Input-gap': '0.75rem',
          '--Input-placeholderOpacity': 0.8,
          '--Input-decoratorColor': 'inherit',
        }}
      />
    </FormControl>
  );
}
