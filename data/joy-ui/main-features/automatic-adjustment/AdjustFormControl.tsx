import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

const sizes = ['sm', 'md', 'lg'] as const;

export default function AdjustFormControl() {
  return (
    <Stack spacing={2} sx={{ width: 260 }}>
      {sizes.map((size) => (
        <FormControl key={size} size={size}>
          <FormLabel>Hydration</FormLabel>
          <Input defaultValue="78 %" />
          <FormHelperText>Water in relation to flour</FormHelperText>
        </FormControl>
      ))}
    </Stack>
  );
}
