import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';

export default function InputBaseRenderSuffix() {
  const id = React.useId();

  return (
    <FormControl sx={{ width: '100%', maxWidth: 320 }}>
      <FormLabel htmlFor={id}>Shelf mark</FormLabel>
      <InputBase
        id={id}
        defaultValue="C-04"
        renderSuffix={({ focused, filled }) => (
          <Typography component="span" variant="caption" sx={{ px: 1, whiteSpace: 'nowrap' }}>
            {focused ? 'Editing' : filled ? 'Assigned' : 'Unassigned'}
          </Typography>
        )}
        sx={{
          px: 1,
          border: '1px solid',
          borderColor: 'text.secondary',
          borderRadius: 1,
          '&.Mui-focused': { borderColor: 'primary.main', outline: '1px solid' },
        }}
      />
    </FormControl>
  );
}
