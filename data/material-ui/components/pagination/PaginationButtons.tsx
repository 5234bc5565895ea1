import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';

export default function PaginationButtons() {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Pagination aria-label="Counts by decade" count={7} showFirstButton showLastButton />
      <Pagination aria-label="Counts by month" count={12} hidePrevButton hideNextButton />
    </Box>
  );
}
