import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';
import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';

export default function InputPassword() {
  const [visible, setVisible] = React.useState(false);

  return (
    <FormControl sx={{ width: '100%', maxWidth: 320 }}>
      <FormLabel>Passphrase</FormLabel>
      <Input
        type={visible ? 'text' : 'password'}
        autoComplete="current-password"
        defaultValue="four paper boats"
        endDecorator={
          <IconButton
            aria-label="Show passphrase"
            aria-pressed={visible}
            onClick={() => setVisible((value) => !value)}
          >
            {visible ? <VisibilityOffIcon /> : <VisibilityIcon />}
          </IconButton>
        }
      />
    </FormControl>
  );
}
