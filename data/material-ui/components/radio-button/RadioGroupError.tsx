import * as React from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function RadioGroupError() {
  const id = React.useId();
  const [storage, setStorage] = React.useState('');
  const [message, setMessage] = React.useState('One answer is correct.');

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const wrong = storage === '' ? 'Not answered yet.' : 'Not quite. Bread needs air.';
        setMessage(storage === 'wood' ? 'Correct. Wood lets bread breathe.' : wrong);
      }}
    >
      <FormControl variant="standard" error={message.startsWith('Not')}>
        <FormLabel component="span" id={`${id}-label`}>
          Where does bread keep best?
        </FormLabel>
        <RadioGroup
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-help`}
          value={storage}
          onChange={(_event, value) => setStorage(value)}
        >
          <FormControlLabel value="fridge" control={<Radio />} label="In the fridge" />
          <FormControlLabel value="foil" control={<Radio />} label="In foil" />
          <FormControlLabel value="wood" control={<Radio />} label="In a wooden box" />
        </RadioGroup>
        <FormHelperText id={`${id}-help`} role="status">
          {message}
        </FormHelperText>
        <Button type="submit" variant="outlined" sx={{ mt: 1, alignSelf: 'flex-start' }}>
          Check
        </Button>
      </FormControl>
    </form>
  );
}
