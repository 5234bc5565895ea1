import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Sheet from '@mui/joy/Sheet';

export default function RadioWithoutIcon() {
  const [passengers, setPassengers] = React.useState('2');

  return (
    <FormControl>
      <FormLabel>Passengers</FormLabel>
      <RadioGroup
        disableIcon
        overlay
        orientation="horizontal"
        value={passengers}
        onChange={(event) => setPassengers(event.target.value)}
        sx={{ gap: 1 }}
      >
        {['1', '2', '3', '4'].map((count) => (
          <Sheet
            key={count}
            sx={{
              position: 'relative',
              display: 'grid',
              placeItems: 'center',
              width: 48,
              height: 48,
              borderRadius: 'md',
            }}
          >
            <Radio
              value={count}
              label={count}
              variant={count === passengers ? 'solid' : 'outlined'}
            />
          </Sheet>
        ))}
      </RadioGroup>
    </FormControl>
  );
}
