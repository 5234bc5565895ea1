import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';

export default function PaginationVariants() {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Pagination aria-label="Text, circular" count={6} />
      <Pagination aria-label="Text, rounded" count={6} shape="rounded" />
      <Pagination aria-label="Outlined, circular" count={6} variant="outlined" />
      <Pagination aria-label="Outlined, rounded" count={6} variant="outlined" shape="rounded" />
    </Box>
  );
}
