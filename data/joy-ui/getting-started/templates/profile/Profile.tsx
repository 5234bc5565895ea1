import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import AboutSection from './AboutSection';
import AvailabilitySection from './AvailabilitySection';
import BadgePicture from './BadgePicture';
import ContactSection from './ContactSection';
import { SAVED, SECTIONS, TEXT_FIELDS, isEqual, validate, type ProfileValues } from './values';

export default function Profile() {
  const [saved, setSaved] = React.useState(SAVED);
  const [values, setValues] = React.useState(SAVED);
  const [attempted, setAttempted] = React.useState(false);
  const [result, setResult] = React.useState('');
  const formRef = React.useRef<HTMLFormElement>(null);
  const isChanged = !isEqual(values, saved);
  const errors = attempted ? validate(values) : {};

  const change = (part: Partial<ProfileValues>) => {
    setValues((all) => ({ ...all, ...part }));
    setResult('');
  };
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    const found = validate(values);
    const first = TEXT_FIELDS.find((name) => found[name]);
    setAttempted(first !== undefined);
    if (first) {
      setResult('Correct the fields with an error message.');
      formRef.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setSaved(values);
    setResult(isChanged ? 'Your profile is saved.' : 'There are no changes to save.');
  };
  const reset = () => {
    setValues(saved);
    setAttempted(false);
    setResult(isChanged ? 'Your changes are discarded.' : 'There are no changes to discard.');
  };
  const section = { values, errors, onChange: change };

  return (
    <Box sx={{ minHeight: '100dvh', bgcolor: 'background.body' }}>
      <Box
        component="header"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          maxWidth: 960,
          mx: 'auto',
          px: 2,
          pt: 3,
          color: 'text.primary',
        }}
      >
        <BadgePicture badge={saved.badge} size={56} />
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography level="h2" component="h1">
            Your profile
          </Typography>
          <Typography sx={{ color: 'text.primary' }}>
            {saved.name}, Ridgeway Trail Service
          </Typography>
        </Box>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '200px minmax(0, 1fr)' },
          alignItems: 'start',
          gap: { xs: 1, md: 3 },
          maxWidth: 960,
          mx: 'auto',
          px: 2,
          py: 2,
        }}
      >
        <Box component="nav" aria-label="Sections" sx={{ position: { md: 'sticky' }, top: 80 }}>
          <List
            sx={{
              flexDirection: { xs: 'row', md: 'column' },
              flexWrap: 'wrap',
              '--ListItem-radius': '8px',
            }}
          >
            {SECTIONS.map(({ id, title }) => (
              <ListItem key={id}>
                <ListItemButton component="a" href={`#${id}`}>
                  {title}
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </Box>
        <main>
          <Stack
            component="form"
            noValidate
            ref={formRef}
            onSubmit={submit}
            spacing={3}
            // Keeps the focused field above the bar.
            sx={{ '& input, & textarea': { scrollMarginBottom: '120px' } }}
          >
            <AboutSection {...section} />
            <ContactSection {...section} />
            <AvailabilitySection {...section} />
            <Sheet
              variant="outlined"
              sx={{
                position: 'sticky',
                bottom: 0,
                zIndex: 1,
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                gap: 1,
                p: 2,
                borderRadius: 'lg',
              }}
            >
              <Typography role="status" sx={{ flex: '1 1 12rem', color: 'text.primary' }}>
                {result || (isChanged ? 'You have unsaved changes.' : 'All changes are saved.')}
              </Typography>
              <Stack direction="row" spacing={1} useFlexGap>
                <Button variant="outlined" color="neutral" onClick={reset}>
                  Discard
                </Button>
                <Button type="submit">Save</Button>
              </Stack>
            </Sheet>
          </Stack>
        </main>
      </Box>
    </Box>
  );
}
