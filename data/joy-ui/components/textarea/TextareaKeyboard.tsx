import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';
import Typography from '@mui/joy/Typography';

export default function TextareaKeyboard() {
  const [text, setText] = React.useState('');
  const [sent, setSent] = React.useState('');

  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%' }}>
      <FormControl>
        <FormLabel>Message to the depot</FormLabel>
        <Textarea
          maxRows={4}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
              event.preventDefault();
              if (text.trim()) {
                setSent(text.trim());
                setText('');
              }
            }
          }}
        />
        <FormHelperText>Enter sends, Shift + Enter starts a new line.</FormHelperText>
      </FormControl>
      <Typography level="body-sm" role="status" sx={{ minHeight: '1.5em', whiteSpace: 'pre-line' }}>
        {sent && `Sent: ${sent}`}
      </Typography>
    </Stack>
  );
}
