import * as React from 'react';
import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

export default function ChipRadios() {
  const [heat, setHeat] = React.useState('Mild');

  return (
    <FormControl>
      <FormLabel>How spicy?</FormLabel>
      <RadioGroup
        orientation="horizontal"
        value={heat}
        onChange={(event) => setHeat(event.target.value)}
        sx={{ flexWrap: 'wrap', gap: 1 }}
      >
        {['Mild', 'Hot', 'Very hot'].map((name) => (
          <Chip key={name} size="lg" variant="plain" color={heat === name ? 'danger' : 'neutral'}>
            <Radio
              disableIcon
              overlay
              label={name}
              value={name}
              variant={heat === name ? 'soft' : 'outlined'}
              color={heat === name ? 'danger' : 'neutral'}
            />
          </Chip>
        ))}
      </RadioGroup>
    </FormControl>
  );
}
