import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import TextareaAutosize from '@mui/material/TextareaAutosize';

const limit = 120;

export default function TextareaAutosizeControlled() {
  const [text, setText] = useState('The stamp shows a heron. There are none here.');
  const id = useId();

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <label htmlFor={id}>Message</label>
      <TextareaAutosize
        id={id}
        aria-describedby={`${id}-count`}
        maxLength={limit}
        value={text}
        onChange={(event) => setText(event.target.value)}
        style={{ display: 'block', width: '100%', font: 'inherit' }}
      />
      <FormHelperText id={`${id}-count`}>{limit - text.length} characters left</FormHelperText>
    </Box>
  );
}
