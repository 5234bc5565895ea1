import * as React from 'react';
import { Button, type ButtonProps } from '@mui/base/Button';
import { TablePagination } from '@mui/base/TablePagination';
import { styled } from '@mui/system';

const PageButton = React.forwardRef<HTMLButtonElement, ButtonProps & { ownerState?: object }>(
  function PageButton({ ownerState, ...props }, ref) {
    return <Button {...props} ref={ref} focusableWhenDisabled />;
  },
);

const arrows = { backPageIcon: Back, firstPageIcon: First, lastPageIcon: Last, nextPageIcon: Next };

function Back() {
  return <span className="arrow">‹</span>;
}

function First() {
  return <span className="arrow">«</span>;
}

function Last() {
  return <span className="arrow">»</span>;
}

function Next() {
  return <span className="arrow">›</span>;
}

export default function TablePaginationActions() {
  const [page, setPage] = React.useState(0);

  return (
    <Pagination
      slots={{ root: 'div' }}
      count={96}
      page={page}
      rowsPerPage={12}
      rowsPerPageOptions={[]}
      onPageChange={(_event, next) => setPage(next)}
      slotProps={{
        actions: {
          showFirstButton: true,
          showLastButton: true,
          slots: {
            ...arrows,
            backButton: PageButton,
            firstButton: PageButton,
            lastButton: PageButton,
            nextButton: PageButton,
          },
        },
        displayedRows: { role: 'status' },
      }}
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
  '& .base-TablePagination-actions': { display: 'flex', gap: '4px' },
  '& button': {
    minWidth: '40px',
    minHeight: '40px',
    border: 0,
    borderRadius: '50%',
    font: 'inherit',
    color: 'light-dark(#0f172a, #f1f5f9)',
    background: 'light-dark(#ccfbf1, #134e4a)',
    cursor: 'pointer',
  },
  '& .arrow': { display: 'inline-block' },
  '& .arrow:dir(rtl)': { scale: '-1 1' },
  '& .base--disabled': {
    color: 'light-dark(#64748b, #94a3b8)',
    background: 'none',
    cursor: 'not-allowed',
  },
  '& :focus-visible': {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '2px',
  },
});
