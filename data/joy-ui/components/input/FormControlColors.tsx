import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function FormControlColors() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <FormControl color="success">
        <FormLabel>Site name</FormLabel>
        <Input defaultValue="kelp-garden" />
        <FormHelperText sx={{ color: 'success.plainColor' }}>This name is free.</FormHelperText>
      </FormControl>
      <FormControl color="warning">
        <FormLabel>Cover image</FormLabel>
        <Input defaultValue="kelp-640.png" />
        <FormHelperText sx={{ color: 'warning.plainColor' }}>
          Below 800 pixels it looks soft in print.
        </FormHelperText>
      </FormControl>
    </Stack>
  );
}
