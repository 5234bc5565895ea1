import * as React from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function SelectSubmit() {
  const id = React.useId();
  const field = React.useRef<HTMLInputElement>(null);
  const [invalid, setInvalid] = React.useState(false);
  const [sent, setSent] = React.useState('');

  return (
    <Stack
      component="form"
      spacing={2}
      onSubmit={(event) => {
        event.preventDefault();
        setSent(String(new FormData(event.currentTarget).get('wheel')));
      }}
      sx={{ width: '100%', maxWidth: 280, alignItems: 'flex-start' }}
    >
      <FormControl required fullWidth error={invalid}>
        <InputLabel id={`${id}-label`}>Wheel size</InputLabel>
        <Select
          labelId={`${id}-label`}
          id={id}
          aria-describedby={`${id}-help`}
          label="Wheel size"
          name="wheel"
          defaultValue=""
          inputRef={field}
          inputProps={{
            onInvalid: (event: React.FormEvent) => {
              event.preventDefault();
              setInvalid(true);
              field.current?.focus();
            },
          }}
          onChange={() => setInvalid(false)}
        >
          <MenuItem value="20in">20 inches</MenuItem>
          <MenuItem value="26in">26 inches</MenuItem>
          <MenuItem value="28in">28 inches</MenuItem>
        </Select>
        <FormHelperText id={`${id}-help`}>{invalid ? 'Choose a wheel size.' : ' '}</FormHelperText>
      </FormControl>
      <Button type="submit" variant="outlined">
        Order a tube
      </Button>
      <Typography role="status" variant="body2">
        {sent && `wheel=${sent}`}
      </Typography>
    </Stack>
  );
}
