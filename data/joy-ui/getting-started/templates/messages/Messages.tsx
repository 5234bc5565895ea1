import * as React from 'react';
import ArrowBackRoundedIcon from '@mui/icons-material/ArrowBackRounded';
import Box from '@mui/joy/Box';
import IconButton from '@mui/joy/IconButton';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import Composer from './Composer';
import MessageList from './MessageList';
import ThreadList from './ThreadList';
import { ME, THREADS, type Message } from './threads';

export default function Messages() {
  const [selected, setSelected] = React.useState('crew');
  // On narrow screens, either the list or the conversation is visible.
  const [isOpen, setOpen] = React.useState(false);
  const [sent, setSent] = React.useState<Readonly<Record<string, readonly Message[]>>>({});
  const [read, setRead] = React.useState<readonly string[]>([]);
  const headingRef = React.useRef<HTMLHeadingElement>(null);
  const listRef = React.useRef<HTMLUListElement>(null);
  const thread = THREADS.find(({ id }) => id === selected) ?? THREADS[0]!;

  const open = (id: string) => {
    setSelected(id);
    setRead((all) => [...all, id]);
    setOpen(true);
  };
  const wasOpen = React.useRef(false);
  React.useEffect(() => {
    if (isOpen) {
      headingRef.current?.focus();
    } else if (wasOpen.current) {
      // The button that closed the conversation has disappeared with it.
      listRef.current?.querySelector('button')?.focus();
    }
    wasOpen.current = isOpen;
  }, [isOpen, selected]);
  const send = (text: string) =>
    setSent((all) => ({
      ...all,
      [thread.id]: [...(all[thread.id] ?? []), { from: ME, time: 'Now', text }],
    }));

  return (
    <Box
      component="main"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: '300px 1fr' },
        height: '100dvh',
        bgcolor: 'background.body',
      }}
    >
      <Sheet
        component="nav"
        aria-label="Conversations"
        sx={{
          display: { xs: isOpen ? 'none' : 'block', md: 'block' },
          overflow: 'auto',
          borderInlineEnd: '1px solid',
          borderColor: 'divider',
          p: 2,
        }}
      >
        <Typography level="h3" component="h1" sx={{ mb: 2 }}>
          Messages
        </Typography>
        <ThreadList
          listRef={listRef}
          threads={THREADS}
          read={read}
          selected={thread.id}
          onSelect={open}
        />
      </Sheet>
      <Stack
        component="section"
        aria-label={thread.name}
        sx={{ display: { xs: isOpen ? 'flex' : 'none', md: 'flex' }, minHeight: 0, minWidth: 0 }}
      >
        <Stack
          direction="row"
          spacing={1}
          sx={{ p: 2, alignItems: 'center', borderBottom: '1px solid', borderColor: 'divider' }}
        >
          <IconButton
            aria-label="Back to the conversations"
            onClick={() => setOpen(false)}
            sx={{ display: { md: 'none' } }}
          >
            <ArrowBackRoundedIcon />
          </IconButton>
          <Typography ref={headingRef} tabIndex={-1} level="title-lg" component="h2">
            {thread.name}
          </Typography>
        </Stack>
        <MessageList messages={[...thread.messages, ...(sent[thread.id] ?? [])]} />
        <Composer key={thread.id} name={thread.name} onSend={send} />
      </Stack>
    </Box>
  );
}
