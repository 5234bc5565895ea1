import Box from '@mui/joy/Box';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function FormLabelAsterisk() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <FormControl required>
        <FormLabel slotProps={{ asterisk: { sx: { color: 'danger.plainColor' } } }}>
          Donor name
        </FormLabel>
        <Input />
      </FormControl>
      <FormControl required>
        <FormLabel required={false}>Year of harvest</FormLabel>
        <Input type="number" />
      </FormControl>
      <FormControl>
        <FormLabel>
          Growing notes{' '}
          <Box component="span" sx={{ color: 'text.tertiary', ml: 0.5 }}>
            (optional)
          </Box>
        </FormLabel>
        <Input />
      </FormControl>
    </Stack>
  );
}
