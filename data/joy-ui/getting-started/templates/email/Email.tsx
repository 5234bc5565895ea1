import * as React from 'react';
import MenuRoundedIcon from '@mui/icons-material/MenuRounded';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Drawer from '@mui/joy/Drawer';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';
import ModalClose from '@mui/joy/ModalClose';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import FolderList from './FolderList';
import LetterList from './LetterList';
import LetterView from './LetterView';
import WriteDialog from './WriteDialog';
import { EMPTY_DRAFT, LETTERS, ME, type Folder } from './letters';

export default function Email() {
  const [letters, setLetters] = React.useState(LETTERS);
  const [folder, setFolder] = React.useState<Folder>('Inbox');
  // On narrow screens, either the list or the selected letter is visible.
  const [selected, setSelected] = React.useState<string | null>(null);
  const [query, setQuery] = React.useState('');
  const [draft, setDraft] = React.useState(EMPTY_DRAFT);
  const [isWriting, setWriting] = React.useState(false);
  const [isMenuOpen, setMenuOpen] = React.useState(false);
  const [status, setStatus] = React.useState('');
  const [target, setTarget] = React.useState<{ panel: 'list' | 'letter' } | null>(null);
  const listRef = React.useRef<HTMLHeadingElement>(null);
  const letterRef = React.useRef<HTMLHeadingElement>(null);

  React.useEffect(() => {
    if (target) {
      (target.panel === 'list' ? listRef : letterRef).current?.focus();
    }
  }, [target]);

  const letter = letters.find(({ id }) => id === selected);
  const shown = letters.filter(
    (candidate) =>
      candidate.folder === folder &&
      `${candidate.from} ${candidate.to} ${candidate.subject}`
        .toLowerCase()
        .includes(query.trim().toLowerCase()),
  );
  const newLetters = letters.filter(
    ({ isNew, folder: place }) => isNew && place === 'Inbox',
  ).length;

  const selectFolder = (name: Folder) => {
    setFolder(name);
    setSelected(null);
    setQuery('');
    setMenuOpen(false);
  };
  const open = (id: string) => {
    setSelected(id);
    setLetters((all) => all.map((one) => (one.id === id ? { ...one, isNew: false } : one)));
    setTarget({ panel: 'letter' });
  };
  const close = () => {
    setSelected(null);
    setTarget({ panel: 'list' });
  };
  const move = (to: Folder) => {
    setLetters((all) => all.map((one) => (one.id === selected ? { ...one, folder: to } : one)));
    setStatus(`“${letter?.subject}” is now in the folder ${to}.`);
    close();
  };
  const send = () => {
    setLetters((all) => [
      {
        id: `sent-${all.length}`,
        folder: 'Sent',
        from: ME,
        to: draft.to.trim(),
        subject: draft.subject.trim(),
        date: 'Now',
        isNew: false,
        paragraphs: [draft.text.trim()],
      },
      ...all,
    ]);
    setStatus(`The letter to ${draft.to.trim()} was sent.`);
    setDraft(EMPTY_DRAFT);
    setWriting(false);
  };
  const folders = <FolderList folder={folder} newLetters={newLetters} onSelect={selectFolder} />;

  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '220px minmax(0, 1fr)' },
        gridTemplateRows: 'auto minmax(0, 1fr)',
        height: '100dvh',
        bgcolor: 'background.body',
      }}
    >
      <Sheet
        component="header"
        variant="soft"
        sx={{
          gridColumn: '1 / -1',
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          p: 2,
        }}
      >
        <IconButton
          aria-label="Open the folders"
          aria-haspopup="dialog"
          onClick={() => setMenuOpen(true)}
          sx={{ display: { md: 'none' } }}
        >
          <MenuRoundedIcon />
        </IconButton>
        <Typography level="h3" component="h1" sx={{ flex: 1 }}>
          Orchestra office
        </Typography>
        <Button onClick={() => setWriting(true)}>Write</Button>
        <Typography
          role="status"
          sx={{
            flexBasis: '100%',
            fontSize: 'sm',
            color: 'text.primary',
            overflowWrap: 'anywhere',
          }}
        >
          {status}
        </Typography>
      </Sheet>
      <Box sx={{ display: { xs: 'none', md: 'block' }, p: 1, overflow: 'auto' }}>{folders}</Box>
      <Box
        component="main"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '300px minmax(0, 1fr)' },
          gridTemplateRows: 'minmax(0, 1fr)',
        }}
      >
        <Sheet
          sx={{
            display: { xs: letter ? 'none' : 'block', md: 'block' },
            overflow: 'auto',
            borderInline: '1px solid',
            borderColor: 'divider',
            p: 2,
          }}
        >
          <Typography ref={listRef} tabIndex={-1} level="title-lg" component="h2" sx={{ mb: 1 }}>
            {folder}
          </Typography>
          <FormControl>
            <FormLabel>Search in {folder}</FormLabel>
            <Input type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
          </FormControl>
          <Typography role="status" sx={{ fontSize: 'sm', color: 'text.primary', my: 1 }}>
            {shown.length === 1 ? '1 letter' : `${shown.length} letters`}
          </Typography>
          <LetterList
            label={`Letters in ${folder}`}
            letters={shown}
            selected={selected}
            onSelect={open}
          />
        </Sheet>
        <Box sx={{ display: { xs: letter ? 'block' : 'none', md: 'block' }, overflow: 'auto' }}>
          {letter ? (
            <LetterView
              headingRef={letterRef}
              letter={letter}
              onBack={close}
              onReply={() => {
                setDraft({
                  ...draft,
                  to: letter.from,
                  subject: `Re: ${letter.subject.replace(/^Re: /, '')}`,
                });
                setWriting(true);
              }}
              onMove={move}
            />
          ) : (
            <Typography sx={{ p: 3, color: 'text.primary' }}>
              Select a letter to read it.
            </Typography>
          )}
        </Box>
      </Box>
      <Drawer
        open={isMenuOpen}
        onClose={() => setMenuOpen(false)}
        slotProps={{
          content: {
            'aria-label': 'Folders',
            'aria-labelledby': undefined,
            'aria-describedby': undefined,
          },
        }}
      >
        <ModalClose aria-label="Close the folders" />
        <Box sx={{ mt: 6, px: 1 }}>{folders}</Box>
      </Drawer>
      {isWriting && (
        <WriteDialog
          draft={draft}
          onChange={setDraft}
          onClose={() => setWriting(false)}
          onDiscard={() => {
            setDraft(EMPTY_DRAFT);
            setWriting(false);
            setStatus('The draft was discarded.');
          }}
          onSend={send}
        />
      )}
    </Box>
  );
}
