import Pagination, { type PaginationProps } from '@mui/material/Pagination';

const names = {
  first: 'Zur ersten Seite',
  last: 'Zur letzten Seite',
  next: 'Zur nächsten Seite',
  previous: 'Zur vorherigen Seite',
  'start-ellipsis': '',
  'end-ellipsis': '',
};

const getGermanLabel: PaginationProps['getItemAriaLabel'] = (type, page, selected) => {
  if (type !== 'page') return names[type];
  return selected ? `Seite ${page}` : `Zu Seite ${page}`;
};

export default function PaginationLabels() {
  return (
    <Pagination
      lang="de"
      aria-label="Beobachtungen"
      count={11}
      getItemAriaLabel={getGermanLabel}
      showFirstButton
      showLastButton
      siblingCount={0}
    />
  );
}
