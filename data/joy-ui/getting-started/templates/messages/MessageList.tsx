import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { ME, type Message } from './threads';

export default function MessageList({ messages }: { messages: readonly Message[] }) {
  return (
    <Stack
      role="log"
      aria-label="Messages"
      tabIndex={0}
      spacing={2}
      sx={{ flex: 1, m: 0, p: 2, overflow: 'auto' }}
    >
      {messages.map(({ from, time, text }, index) => (
        // Messages are only added at the end.
        <Stack
          key={index}
          spacing={0.5}
          sx={{ alignSelf: from === ME ? 'flex-end' : 'flex-start', maxWidth: '80%' }}
        >
          <Typography sx={{ fontSize: 'sm', color: 'text.primary' }}>
            {from}, {time}
          </Typography>
          <Sheet
            variant={from === ME ? 'solid' : 'soft'}
            color={from === ME ? 'primary' : 'neutral'}
            sx={{ px: 1.5, py: 1, borderRadius: 'lg', overflowWrap: 'anywhere' }}
          >
            {text}
          </Sheet>
        </Stack>
      ))}
    </Stack>
  );
}
