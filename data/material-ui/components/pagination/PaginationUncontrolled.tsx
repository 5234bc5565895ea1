import Pagination from '@mui/material/Pagination';

export default function PaginationUncontrolled() {
  return <Pagination aria-label="Field notes" count={6} defaultPage={2} />;
}
