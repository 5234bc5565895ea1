import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function InputStates() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <FormControl required>
        <FormLabel>Expedition name</FormLabel>
        <Input defaultValue="North Ridge Survey" />
      </FormControl>
      <FormControl>
        <FormLabel>Permit number</FormLabel>
        <Input readOnly value="NR-7730" />
        <FormHelperText>Assigned by the park. You can copy it.</FormHelperText>
      </FormControl>
      <FormControl disabled>
        <FormLabel>Porter count</FormLabel>
        <Input placeholder="Choose a route first" />
      </FormControl>
      <FormControl error>
        <FormLabel>Return date</FormLabel>
        <Input error type="date" defaultValue="2027-02-28" />
        <FormHelperText sx={{ color: 'danger.plainColor' }}>
          Enter a date after the departure.
        </FormHelperText>
      </FormControl>
    </Stack>
  );
}
