import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Switch from '@mui/joy/Switch';

export default function SwitchError() {
  const [pump, setPump] = React.useState(false);

  return (
    <FormControl error={!pump} sx={{ maxWidth: 320 }}>
      <FormLabel>Main pump</FormLabel>
      <Switch
        checked={pump}
        onChange={(event) => setPump(event.target.checked)}
        slotProps={{ input: { 'aria-invalid': !pump } }}
        sx={{ alignSelf: 'flex-start' }}
      />
      <FormHelperText sx={[!pump && { color: 'danger.plainColor' }]}>
        {pump ? 'Pressure is normal.' : 'The drip lines need the main pump.'}
      </FormHelperText>
    </FormControl>
  );
}
