import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';

const SENTENCES = ['Please bring an ID.', 'The desk closes at 18:00.', 'The fee is 4 euros.'];

export default function TextareaControlled() {
  const [message, setMessage] = React.useState('Your suitcase is at the desk.');

  return (
    <Stack spacing={1.5} sx={{ width: 320, maxWidth: '100%' }}>
      <FormControl>
        <FormLabel>Message to the owner</FormLabel>
        <Textarea
          minRows={3}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
      </FormControl>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {SENTENCES.map((sentence) => (
          <Button
            key={sentence}
            size="sm"
            variant="soft"
            color="neutral"
            onClick={() => setMessage(`${message} ${sentence}`.trim())}
          >
            {sentence}
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}
