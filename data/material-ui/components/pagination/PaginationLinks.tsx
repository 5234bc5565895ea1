import { useState, type MouseEvent } from 'react';
import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import Typography from '@mui/material/Typography';

export default function PaginationLinks() {
  const [page, setPage] = useState(3);

  const openHere = (event: MouseEvent, next: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setPage(next);
  };

  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'center' }}>
      <Typography role="status">Archive, page {page}</Typography>
      <Pagination
        aria-label="Archive"
        count={6}
        page={page}
        renderItem={(item) => (
          <PaginationItem
            {...item}
            component="a"
            href={item.disabled ? undefined : `?page=${item.page}`}
            onClick={(event: MouseEvent) => openHere(event, item.page ?? 1)}
          />
        )}
      />
    </Box>
  );
}
