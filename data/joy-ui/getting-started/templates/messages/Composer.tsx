import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';

interface ComposerProps {
  name: string;
  onSend: (text: string) => void;
}

export default function Composer({ name, onSend }: ComposerProps) {
  const [text, setText] = React.useState('');
  const [isMissing, setMissing] = React.useState(false);
  const fieldRef = React.useRef<HTMLTextAreaElement>(null);

  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    const isEmpty = text.trim() === '';
    setMissing(isEmpty);
    if (!isEmpty) {
      onSend(text.trim());
      setText('');
    }
    fieldRef.current?.focus();
  };

  return (
    <Box
      component="form"
      onSubmit={submit}
      sx={{ p: 2, borderTop: '1px solid', borderColor: 'divider' }}
    >
      <FormControl error={isMissing}>
        <FormLabel>Message to {name}</FormLabel>
        <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-end' }}>
          <Textarea
            maxRows={4}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setMissing(false);
            }}
            slotProps={{ textarea: { ref: fieldRef } }}
            sx={{ flex: 1 }}
          />
          <Button type="submit">Send</Button>
        </Stack>
        {isMissing && <FormHelperText>Enter a message.</FormHelperText>}
      </FormControl>
    </Box>
  );
}
