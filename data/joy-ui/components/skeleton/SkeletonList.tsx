import { useState } from 'react';
import Button from '@mui/joy/Button';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemContent from '@mui/joy/ListItemContent';
import Sheet from '@mui/joy/Sheet';
import Skeleton from '@mui/joy/Skeleton';
import Typography from '@mui/joy/Typography';

const rooms = ['Coins and seals', 'Ship models', 'The painted ceiling'];

export default function SkeletonList() {
  const [loading, setLoading] = useState(true);

  return (
    <Sheet sx={{ width: '100%', maxWidth: 320, p: 1.5, borderRadius: 'md' }}>
      <Typography role="status" level="body-sm">
        {loading ? 'Loading the rooms' : `${rooms.length} rooms`}
      </Typography>
      <List aria-label="Rooms" aria-busy={loading}>
        {rooms.map((room, index) => (
          <ListItem key={room}>
            <ListItemContent aria-hidden={loading}>
              {loading ? <Skeleton variant="text" width={`${14 - 3 * index}ch`} /> : room}
            </ListItemContent>
          </ListItem>
        ))}
      </List>
      <Button size="sm" variant="soft" onClick={() => setLoading(!loading)}>
        {loading ? 'Finish loading' : 'Load again'}
      </Button>
    </Sheet>
  );
}
