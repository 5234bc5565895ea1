import * as React from 'react';
import { type InputBaseComponentProps } from '@mui/material/InputBase';
import TextField from '@mui/material/TextField';

function formatLot(text: string) {
  const marks = text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, 9);
  return marks.match(/.{1,3}/g)?.join('-') ?? '';
}

const LotInput = React.forwardRef<HTMLInputElement, InputBaseComponentProps>(function LotInput(
  { onChange, ...props },
  ref,
) {
  return (
    <input
      {...props}
      ref={ref}
      onChange={(event) => {
        event.target.value = formatLot(event.target.value);
        onChange?.(event);
      }}
    />
  );
});

export default function TextFieldFormatted() {
  const [lot, setLot] = React.useState('BEA-23');

  return (
    <TextField
      label="Lot"
      value={lot}
      onChange={(event) => setLot(event.target.value)}
      helperText="Nine letters or digits; the dashes come by themselves"
      slotProps={{ input: { inputComponent: LotInput } }}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
