import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';

export default function PaginationColors() {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Pagination aria-label="Waders" count={6} color="standard" />
      <Pagination aria-label="Warblers" count={6} color="primary" />
      <Pagination aria-label="Owls" count={6} color="secondary" />
    </Box>
  );
}
