import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import PersonCard from './PersonCard';
import PersonList from './PersonList';
import type { Application, Decision } from './people';

interface ApplicationsProps {
  applications: readonly Application[];
  onDecide: (application: Application, decision: Decision) => void;
}

export default function Applications({ applications, onDecide }: ApplicationsProps) {
  return applications.length === 0 ? (
    <Typography sx={{ color: 'text.primary' }}>There are no open applications.</Typography>
  ) : (
    <PersonList label="Applications">
      {applications.map((application) => {
        const { person, text } = application;
        return (
          <PersonCard key={person.id} person={person}>
            <Typography sx={{ color: 'text.primary' }}>{text}</Typography>
            <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mt: 'auto' }}>
              <Button
                size="sm"
                aria-label={`Accept ${person.name}`}
                onClick={() => onDecide(application, 'accepted')}
              >
                Accept
              </Button>
              <Button
                size="sm"
                variant="outlined"
                color="neutral"
                aria-label={`Decline ${person.name}`}
                onClick={() => onDecide(application, 'declined')}
              >
                Decline
              </Button>
            </Stack>
          </PersonCard>
        );
      })}
    </PersonList>
  );
}
