import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';
import Typography from '@mui/joy/Typography';

const LIMIT = 80;

export default function TextareaCounter() {
  const [text, setText] = React.useState('');
  const left = LIMIT - text.length;

  return (
    <FormControl sx={{ width: 320, maxWidth: '100%' }}>
      <FormLabel>Text for the display on the platform</FormLabel>
      <Textarea
        minRows={2}
        value={text}
        onChange={(event) => setText(event.target.value)}
        slotProps={{ textarea: { maxLength: LIMIT } }}
      />
      <FormHelperText>Up to {LIMIT} characters</FormHelperText>
      <Typography level="body-sm" role="status" sx={{ minHeight: '1.5em' }}>
        {left > 20 ? '' : `${left} characters left`}
      </Typography>
    </FormControl>
  );
}
