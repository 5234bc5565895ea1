import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';

export default function SelectDisabled() {
  return (
    <Stack spacing={2} sx={{ width: 240 }}>
      <FormControl>
        <FormLabel>Drop-off</FormLabel>
        <Select defaultValue="tue">
          <Option value="mon" disabled>
            Monday, full
          </Option>
          <Option value="tue">Tuesday</Option>
          <Option value="wed">Wednesday</Option>
        </Select>
      </FormControl>
      <FormControl disabled>
        <FormLabel>Loan bike (none left)</FormLabel>
        <Select placeholder="Not available">
          <Option value="city">City bike</Option>
        </Select>
      </FormControl>
    </Stack>
  );
}
