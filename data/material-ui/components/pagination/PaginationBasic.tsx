import { useState } from 'react';
import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import Typography from '@mui/material/Typography';

export default function PaginationBasic() {
  const [page, setPage] = useState(1);

  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'center' }}>
      <Typography role="status">Page {page} of the bird diary</Typography>
      <Pagination
        aria-label="Bird diary"
        count={6}
        page={page}
        onChange={(_event, next) => setPage(next)}
      />
    </Box>
  );
}
