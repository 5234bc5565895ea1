import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Typography from '@mui/joy/Typography';

const PRICES: Record<string, string> = { inner: '€2.40', outer: '€3.10', all: '€4.60' };

export default function RadioControlled() {
  const [zone, setZone] = React.useState('inner');

  return (
    <FormControl>
      <FormLabel>Zones</FormLabel>
      <RadioGroup value={zone} onChange={(event) => setZone(event.target.value)}>
        <Radio value="inner" label="Inner zone" />
        <Radio value="outer" label="Outer zone" />
        <Radio value="all" label="All zones" />
      </RadioGroup>
      <Typography level="body-sm" role="status" sx={{ mt: 1.5 }}>
        Fare: {PRICES[zone]}
      </Typography>
    </FormControl>
  );
}
