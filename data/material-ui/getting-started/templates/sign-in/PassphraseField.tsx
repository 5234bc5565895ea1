import { type Ref, useState } from 'react';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';

interface PassphraseFieldProps {
  error: string | undefined;
  inputRef: Ref<HTMLInputElement>;
}

/** A passphrase field with a button that shows the value. */
export default function PassphraseField({ error, inputRef }: PassphraseFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      id="passphrase"
      name="passphrase"
      type={shown ? 'text' : 'password'}
      label="Passphrase"
      autoComplete="current-password"
      required
      fullWidth
      error={error !== undefined}
      helperText={error ?? 'In this template, any eight characters work.'}
      inputRef={inputRef}
      slotProps={{
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label="Show the passphrase"
                aria-pressed={shown}
                onClick={() => setShown(!shown)}
              >
                {shown ? <VisibilityOffIcon /> : <VisibilityIcon />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
