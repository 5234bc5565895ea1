import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';

export default function PaginationRanges() {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Pagination aria-label="No neighbors" count={20} defaultPage={10} siblingCount={0} />
      <Pagination aria-label="One neighbor, by default" count={20} defaultPage={10} />
      <Pagination
        aria-label="No neighbors, two at the ends"
        count={20}
        defaultPage={10}
        siblingCount={0}
        boundaryCount={2}
      />
      <Pagination
        aria-label="Two neighbors, no ends"
        count={20}
        defaultPage={10}
        siblingCount={2}
        boundaryCount={0}
      />
    </Box>
  );
}
