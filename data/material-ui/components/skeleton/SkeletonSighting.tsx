import { useEffect, useState } from 'react';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const sightings = [
  { bird: 'Avocet', note: 'Eleven at the north pool' },
  { bird: 'Bittern', note: 'Heard twice before dawn' },
  { bird: 'Crane', note: 'A pair over the reed bed' },
];

const messages = { ready: '', fetching: 'Loading sightings…', done: 'Three sightings today.' };

export default function SkeletonSighting() {
  const [phase, setPhase] = useState<keyof typeof messages>('ready');
  const loading = phase !== 'done';

  useEffect(() => {
    if (phase !== 'fetching') return undefined;
    const timer = setTimeout(() => setPhase('done'), 2000);
    return () => clearTimeout(timer);
  }, [phase]);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360, alignItems: 'flex-start' }}>
      <Button
        variant="outlined"
        aria-disabled={phase === 'fetching'}
        onClick={() => setPhase('fetching')}
      >
        Load sightings
      </Button>
      <Typography role="status" variant="body2">
        {messages[phase]}
      </Typography>
      <List aria-label="Sightings" aria-busy={loading} sx={{ width: '100%' }}>
        {sightings.map(({ bird, note }) => (
          <ListItem key={bird} disableGutters>
            <ListItemAvatar>
              {loading ? (
                <Skeleton variant="circular" width={40} height={40} />
              ) : (
                <Avatar aria-hidden>{bird[0]}</Avatar>
              )}
            </ListItemAvatar>
            <ListItemText
              primary={loading ? <Skeleton width="40%" /> : bird}
              secondary={loading ? <Skeleton width="80%" /> : note}
            />
          </ListItem>
        ))}
      </List>
    </Stack>
  );
}
