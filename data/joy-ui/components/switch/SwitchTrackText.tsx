import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Switch from '@mui/joy/Switch';

export default function SwitchTrackText() {
  return (
    <FormControl orientation="horizontal" sx={{ gap: 2, alignItems: 'center' }}>
      <FormLabel>Heating mat</FormLabel>
      <Switch
        defaultChecked
        slotProps={{
          track: {
            children: (
              <React.Fragment>
                <span aria-hidden style={{ marginInlineStart: 10 }}>
                  On
                </span>
                <span aria-hidden style={{ marginInlineEnd: 8 }}>
                  Off
                </span>
              </React.Fragment>
            ),
          },
        }}
        sx={{
          '--Switch-thumbSize': '26px',
          '--Switch-thumbWidth': '34px',
          '--Switch-trackWidth': '72px',
          '--Switch-trackHeight': '32px',
        }}
      />
    </FormControl>
  );
}
