import * as React from 'react';
import Radio, { radioClasses } from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

const options = ['Now', 'Leave at', 'Arrive by'];

export default function RadioSegmented() {
  const [when, setWhen] = React.useState('Now');

  return (
    <RadioGroup
      disableIcon
      orientation="horizontal"
      variant="soft"
      aria-label="Time of the ride"
      value={when}
      onChange={(event) => setWhen(event.target.value)}
      sx={{ '--RadioGroup-gap': '4px', '--Radio-actionRadius': '8px', p: 0.5, borderRadius: 'lg' }}
    >
      {options.map((option) => (
        <Radio
          key={option}
          color="neutral"
          variant="plain"
          value={option}
          label={option}
          slotProps={{
            action: {
              sx: {
                [`&.${radioClasses.checked}`]: { bgcolor: 'background.surface', boxShadow: 'sm' },
              },
            },
          }}
          sx={{ paddingInline: { xs: 1, sm: 2 }, paddingBlock: 0.75 }}
        />
      ))}
    </RadioGroup>
  );
}
