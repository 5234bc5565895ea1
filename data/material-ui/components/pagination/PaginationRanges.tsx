import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';

export default function PaginationRanges() {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Pagination aria-label="No siblings" count={20} defaultPage={10} siblingCount={0} />
      <Pagination aria-label="One sibling (default)" count={20} defaultPage={10} />
      <Pagination
        aria-label="No siblings, two boundary pages"
        count={20}
        defaultPage={10}
        siblingCount={0}
        boundaryCount={2}
      />
      <Pagination
        aria-label="Two siblings, no boundary pages"
        count={20}
        defaultPage={10}
        siblingCount={2}
        boundaryCount={0}
      />
    </Box>
  );
}
