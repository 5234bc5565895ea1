import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';

export default function RadioGroupDisabled() {
  const id = React.useId();

  return (
    <Stack direction="row" spacing={4} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <FormControl variant="standard">
        <FormLabel component="span" id={`${id}-one`}>
          Pick up
        </FormLabel>
        <RadioGroup aria-labelledby={`${id}-one`} defaultValue="shop">
          <FormControlLabel value="shop" control={<Radio />} label="In the shop" />
          <FormControlLabel
            disabled
            value="market"
            control={<Radio />}
            label="At the market (Saturdays)"
          />
        </RadioGroup>
      </FormControl>
      <FormControl variant="standard" disabled>
        <FormLabel component="span" id={`${id}-all`} disabled={false}>
          Wrapping
        </FormLabel>
        <RadioGroup aria-labelledby={`${id}-all`} defaultValue="paper">
          <FormControlLabel value="paper" control={<Radio />} label="Paper bag" />
          <FormControlLabel value="box" control={<Radio />} label="Box" />
        </RadioGroup>
        <FormHelperText disabled={false}>The order is already packed.</FormHelperText>
      </FormControl>
    </Stack>
  );
}
