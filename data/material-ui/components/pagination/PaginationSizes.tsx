import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';

export default function PaginationSizes() {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Pagination aria-label="Spring list" count={5} size="small" />
      <Pagination aria-label="Summer list" count={5} size="medium" />
      <Pagination aria-label="Fall list" count={5} size="large" />
    </Box>
  );
}
