import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function SelectForm() {
  const [booked, setBooked] = React.useState('');

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        setBooked(`Booked: ${data.get('service')}; extras: ${data.get('extras') || 'none'}`);
      }}
    >
      <Stack spacing={1.5} sx={{ width: 280, maxWidth: '100%', alignItems: 'stretch' }}>
        <FormControl required>
          <FormLabel>Service</FormLabel>
          <Select
            required
            name="service"
            placeholder="Choose one"
            sx={{ '--Select-placeholderOpacity': 0.8 }}
          >
            <Option value="tune-up">Tune-up</Option>
            <Option value="overhaul">Overhaul</Option>
          </Select>
        </FormControl>
        <FormControl>
          <FormLabel>Extras</FormLabel>
          <Select
            multiple
            name="extras"
            defaultValue={['wash']}
            getSerializedValue={(options) => options.map((option) => option.value).join(',')}
          >
            <Option value="wash">Wash</Option>
            <Option value="wax">Wax</Option>
          </Select>
        </FormControl>
        <Button type="submit">Book</Button>
        <Typography level="body-sm" role="status" sx={{ minHeight: '3em' }}>
          {booked}
        </Typography>
      </Stack>
    </form>
  );
}
