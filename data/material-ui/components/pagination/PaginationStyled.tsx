import Pagination from '@mui/material/Pagination';
import { paginationItemClasses } from '@mui/material/PaginationItem';
import { styled } from '@mui/material/styles';

const FeatherPagination = styled(Pagination)(({ theme }) => ({
  [`& .${paginationItemClasses.root}`]: {
    margin: 4,
    borderRadius: '14px 2px',
    border: '1px solid currentColor',
    [`&.${paginationItemClasses.selected}`]: {
      backgroundColor: '#245a52',
      color: '#fff',
      '&:hover': { backgroundColor: '#1a443e' },
      '&.Mui-focusVisible': { outline: '3px solid #c9a227', backgroundColor: '#1a443e' },
    },
  },
  [`& .${paginationItemClasses.ellipsis}`]: { borderColor: 'transparent' },
  [theme.breakpoints.down('sm')]: {
    [`& .${paginationItemClasses.previousNext}`]: { display: 'none' },
  },
}));

export default function PaginationStyled() {
  return <FeatherPagination aria-label="Feathers" count={8} siblingCount={0} />;
}
