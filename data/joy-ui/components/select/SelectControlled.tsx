import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Typography from '@mui/joy/Typography';

const PRICES = { city: 39, road: 45, cargo: 72 };

export default function SelectControlled() {
  const [bike, setBike] = React.useState<keyof typeof PRICES | null>('road');

  return (
    <FormControl sx={{ width: 240 }}>
      <FormLabel>Bike</FormLabel>
      <Select value={bike} onChange={(_event, value) => setBike(value)}>
        <Option value="city">City bike</Option>
        <Option value="road">Road bike</Option>
        <Option value="cargo">Cargo bike</Option>
      </Select>
      <Typography level="body-sm" role="status" sx={{ mt: 1 }}>
        {bike ? `Inspection: €${PRICES[bike]}` : 'Select a bike'}
      </Typography>
    </FormControl>
  );
}
