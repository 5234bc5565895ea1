import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';
import Typography from '@mui/joy/Typography';

export default function TextareaComment() {
  const [text, setText] = React.useState('');
  const [status, setStatus] = React.useState('');
  const fieldRef = React.useRef<HTMLTextAreaElement>(null);

  const post = () => {
    setStatus(text.trim() ? `Posted: ${text.trim()}` : 'Write a comment first.');
    setText('');
    fieldRef.current?.focus();
  };

  return (
    <Stack spacing={1} sx={{ width: 340, maxWidth: '100%' }}>
      <FormControl>
        <FormLabel>Comment for the next shift</FormLabel>
        <Textarea
          minRows={3}
          maxRows={6}
          value={text}
          onChange={(event) => setText(event.target.value)}
          slotProps={{
            textarea: { ref: fieldRef },
            endDecorator: { sx: { justifyContent: 'flex-end' } },
          }}
          endDecorator={<Button onClick={post}>Post</Button>}
        />
      </FormControl>
      <Typography level="body-sm" role="status" sx={{ minHeight: '1.5em' }}>
        {status}
      </Typography>
    </Stack>
  );
}
