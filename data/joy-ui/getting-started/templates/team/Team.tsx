import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import Applications from './Applications';
import Filters from './Filters';
import Navigation from './Navigation';
import PersonCard from './PersonCard';
import PersonList from './PersonList';
import { APPLICATIONS, PEOPLE, type Application, type Decision, type Skill } from './people';

export default function Team() {
  const [query, setQuery] = React.useState('');
  const [skills, setSkills] = React.useState<readonly Skill[]>([]);
  const [decisions, setDecisions] = React.useState<Readonly<Record<string, Decision | undefined>>>(
    {},
  );
  const [last, setLast] = React.useState<Application | null>(null);
  const applicationsRef = React.useRef<HTMLHeadingElement>(null);

  const open = APPLICATIONS.filter(({ person }) => !decisions[person.id]);
  const accepted = APPLICATIONS.filter(({ person }) => decisions[person.id] === 'accepted');
  const shown = [...PEOPLE, ...accepted.map(({ person }) => person)].filter(
    (person) =>
      skills.every((skill) => person.skills.includes(skill)) &&
      `${person.name} ${person.role}`.toLowerCase().includes(query.trim().toLowerCase()),
  );

  const decide = (application: Application, decision: Decision) => {
    setDecisions((all) => ({ ...all, [application.person.id]: decision }));
    setLast(application);
    // The pressed button disappears with its card.
    applicationsRef.current?.focus();
  };
  const undo = () => {
    if (last) {
      setDecisions((all) => ({ ...all, [last.person.id]: undefined }));
      setLast(null);
      applicationsRef.current?.focus();
    }
  };

  return (
    <Box sx={{ minHeight: '100dvh', bgcolor: 'background.body' }}>
      <Navigation />
      <Box
        component="main"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '200px minmax(0, 1fr)' },
          alignItems: 'start',
          gap: 3,
          maxWidth: 1200,
          mx: 'auto',
          p: { xs: 2, md: 3 },
        }}
      >
        <Typography level="h2" component="h1" sx={{ gridColumn: '1 / -1' }}>
          Team
        </Typography>
        <Filters
          query={query}
          onQueryChange={setQuery}
          skills={skills}
          onSkillsChange={setSkills}
        />
        <Stack spacing={4}>
          <Stack component="section" aria-label="Crew" spacing={2}>
            <Typography level="h3" component="h2">
              Crew
            </Typography>
            <Typography role="status" sx={{ fontSize: 'sm', color: 'text.primary' }}>
              {shown.length === 1 ? '1 person' : `${shown.length} people`}
            </Typography>
            {shown.length > 0 && (
              <PersonList label="Crew">
                {shown.map((person) => (
                  <PersonCard key={person.id} person={person} />
                ))}
              </PersonList>
            )}
          </Stack>
          <Stack component="section" aria-label="Applications" spacing={2}>
            <Typography ref={applicationsRef} tabIndex={-1} level="h3" component="h2">
              Applications
            </Typography>
            <Stack
              direction="row"
              spacing={2}
              useFlexGap
              sx={{ flexWrap: 'wrap', alignItems: 'center' }}
            >
              <Typography role="status" sx={{ color: 'text.primary' }}>
                {last
                  ? `The application of ${last.person.name} was ${decisions[last.person.id]}.`
                  : `${open.length} open`}
              </Typography>
              {last && (
                <Button size="sm" variant="outlined" color="neutral" onClick={undo}>
                  Undo
                </Button>
              )}
            </Stack>
            <Applications applications={open} onDecide={decide} />
          </Stack>
        </Stack>
      </Box>
    </Box>
  );
}
