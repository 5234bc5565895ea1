import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';

export default function TextareaValidation() {
  const [text, setText] = React.useState('');
  const [checked, setChecked] = React.useState(false);
  const fieldRef = React.useRef<HTMLTextAreaElement>(null);
  const words = text.split(/\s+/).filter(Boolean).length;
  const error = checked && words < 5;

  return (
    <Stack
      component="form"
      spacing={1.5}
      sx={{ width: 320, maxWidth: '100%', alignItems: 'flex-start' }}
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (words < 5) {
          fieldRef.current?.focus();
        }
      }}
    >
      <FormControl error={error} sx={{ width: '100%' }}>
        <FormLabel>Describe the item</FormLabel>
        <Textarea
          error={error}
          minRows={2}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={() => text && setChecked(true)}
          slotProps={{ textarea: { ref: fieldRef } }}
        />
        <FormHelperText role="status" sx={{ color: error ? 'danger.plainColor' : undefined }}>
          {error ? 'Use at least five words, such as color, material, and brand.' : ''}
          {checked && !error ? 'Thank you. That is enough to find it.' : ''}
        </FormHelperText>
      </FormControl>
      <Button type="submit">Check</Button>
    </Stack>
  );
}
