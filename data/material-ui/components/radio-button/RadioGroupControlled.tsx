import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';

const loaves = [
  { grams: 500, price: '3.20 €' },
  { grams: 750, price: '4.40 €' },
  { grams: 1000, price: '5.60 €' },
];

export default function RadioGroupControlled() {
  const labelId = React.useId();
  const [grams, setGrams] = React.useState(750);

  return (
    <FormControl>
      <FormLabel component="span" id={labelId}>
        Weight
      </FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        value={grams}
        onChange={(_event, value) => setGrams(Number(value))}
      >
        {loaves.map((loaf) => (
          <FormControlLabel
            key={loaf.grams}
            value={loaf.grams}
            control={<Radio />}
            label={`${loaf.grams} g`}
          />
        ))}
      </RadioGroup>
      <Typography>Price: {loaves.find((loaf) => loaf.grams === grams)?.price}</Typography>
    </FormControl>
  );
}
