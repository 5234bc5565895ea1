import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const lines = { Coast: '#00695c', Island: '#6a1b9a', Night: '#37474f' };

export default function VariablesOverride() {
  const [line, setLine] = React.useState<keyof typeof lines>('Coast');
  return (
    <Box
      sx={{
        '--mui-palette-primary-main': lines[line],
        '--mui-palette-primary-dark': lines[line],
        '--mui-shape-borderRadius': '16px',
      }}
    >
      <RadioGroup
        row
        aria-label="Ferry line"
        value={line}
        onChange={(event) => setLine(event.target.value as keyof typeof lines)}
      >
        {Object.keys(lines).map((name) => (
          <FormControlLabel
            key={name}
            value={name}
            label={name}
            control={<Radio color="default" />}
          />
        ))}
      </RadioGroup>
      <Button variant="contained" sx={{ color: 'common.white' }}>
        Book a seat
      </Button>
    </Box>
  );
}
