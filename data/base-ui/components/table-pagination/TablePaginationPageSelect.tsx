import * as React from 'react';
import { TablePagination } from '@mui/base/TablePagination';
import { styled } from '@mui/system';

interface PageSelectProps {
  count: number;
  page: number;
  rowsPerPage: number;
  onPageChange: (event: null, page: number) => void;
  className: string;
}

const PageSelect = React.forwardRef<HTMLDivElement, PageSelectProps>(function PageSelect(
  { count, page, rowsPerPage, onPageChange, className },
  ref,
) {
  const pages = Math.ceil(count / rowsPerPage);

  return (
    <div ref={ref} className={className}>
      <label>
        Page{' '}
        <select value={page} onChange={(event) => onPageChange(null, Number(event.target.value))}>
          {Array.from({ length: pages }, (_, index) => (
            <option key={index} value={index}>
              {index + 1}
            </option>
          ))}
        </select>{' '}
        of {pages}
      </label>
    </div>
  );
});

export default function TablePaginationPageSelect() {
  const [page, setPage] = React.useState(0);

  return (
    <Pagination
      slots={{ root: 'div', actions: PageSelect }}
      count={96}
      page={page}
      rowsPerPage={12}
      rowsPerPageOptions={[]}
      onPageChange={(_event, next) => setPage(next)}
      slotProps={{ displayedRows: { role: 'status' } }}
    />
  );
}

const Pagination = styled(TablePagination)({
  '& .base-TablePagination-toolbar': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '16px',
  },
  '& p': { minWidth: '110px', margin: 0 },
  '& select': {
    minHeight: '36px',
    padding: '4px 8px',
    border: '1px solid light-dark(#64748b, #94a3b8)',
    borderRadius: '6px',
    font: 'inherit',
    color: 'light-dark(#0f172a, #f1f5f9)',
    background: 'light-dark(#ffffff, #0f172a)',
  },
  '& select:focus-visible': {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '2px',
  },
});
