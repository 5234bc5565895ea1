import { useState } from 'react';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Pagination from '@mui/material/Pagination';

const sightings = [
  ['Avocet', '14 on the east shore'],
  ['Bittern', 'Heard twice'],
  ['Curlew', '60 flying south'],
  ['Dunlin', '230 on the beach'],
  ['Great egret', '3 in the trees'],
  ['Fieldfare', 'First of the fall'],
  ['Greenshank', '7 on the mudflat'],
  ['Hobby', '1 over the reeds'],
];
const PAGE_SIZE = 3;

export default function PaginationList() {
  const [page, setPage] = useState(1);
  const first = (page - 1) * PAGE_SIZE;

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <List aria-label={`Sightings, page ${page}`} dense sx={{ minHeight: 170 }}>
        {sightings.slice(first, first + PAGE_SIZE).map(([bird, note]) => (
          <ListItem key={bird}>
            <ListItemText primary={bird} secondary={note} />
          </ListItem>
        ))}
      </List>
      <Pagination
        aria-label="Sightings"
        count={Math.ceil(sightings.length / PAGE_SIZE)}
        page={page}
        onChange={(_event, next) => setPage(next)}
      />
    </Box>
  );
}
