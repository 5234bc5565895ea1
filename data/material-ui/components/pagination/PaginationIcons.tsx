import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';

const slots = { previous: ArrowBackIcon, next: ArrowForwardIcon };
const slotProps = { previous: { style: { scale: '0.8' } }, next: { style: { scale: '0.8' } } };

export default function PaginationIcons() {
  return (
    <Pagination
      aria-label="Telescopes"
      count={5}
      renderItem={(item) => (
        <PaginationItem
          {...item}
          slots={slots}
          slotProps={slotProps}
          sx={{ '&.MuiPaginationItem-previousNext': { color: 'primary.main' } }}
        />
      )}
    />
  );
}
