import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

function formatCode(text: string) {
  const letters = text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return [letters.slice(0, 3), letters.slice(3, 7)].filter(Boolean).join('-');
}

export default function InputFormatted() {
  const [code, setCode] = React.useState('BRX-2210');

  return (
    <FormControl sx={{ width: '100%', maxWidth: 320 }}>
      <FormLabel>Order code</FormLabel>
      <Input
        value={code}
        onChange={(event) => setCode(formatCode(event.target.value))}
        slotProps={{
          input: { spellCheck: false, autoCapitalize: 'characters', pattern: '[A-Z]{3}-\\d{4}' },
        }}
        sx={{ '& input': { fontFamily: 'code', letterSpacing: '0.08em' } }}
      />
      <FormHelperText>Type brx2210: case and hyphen are added for you.</FormHelperText>
    </FormControl>
  );
}
