import * as React from 'react';
import { Button, type ButtonProps } from '@mui/base/Button';
import { TablePagination } from '@mui/base/TablePagination';
import { styled } from '@mui/system';

const PageButton = React.forwardRef<HTMLButtonElement, ButtonProps & { ownerState?: object }>(
  function PageButton({ ownerState, ...props }, ref) {
    return <Button {...props} ref={ref} focusableWhenDisabled />;
  },
);

export default function TablePaginationLabels() {
  const [page, setPage] = React.useState(1);
  const [rowsPerPage, setRowsPerPage] = React.useState(10);

  return (
    <Pagination
      slots={{ root: 'div' }}
      count={42}
      page={page}
      rowsPerPage={rowsPerPage}
      rowsPerPageOptions={[10, 25, { value: -1, label: 'Alle' }]}
      onPageChange={(_event, next) => setPage(next)}
      onRowsPerPageChange={(event) => {
        setRowsPerPage(Number(event.target.value));
        setPage(0);
      }}
      labelRowsPerPage="Schiffe pro Seite:"
      labelDisplayedRows={({ from, to, count }) => `${from} bis ${to} von ${count}`}
      getItemAriaLabel={(type) => (type === 'next' ? 'Nächste Seite' : 'Vorherige Seite')}
      slotProps={{
        select: { 'aria-label': rowsPerPage === -1 ? 'Alle' : String(rowsPerPage) },
        displayedRows: { role: 'status' },
        actions: { slots: { backButton: PageButton, nextButton: PageButton } },
      }}
      lang="de"
    />
  );
}

const Pagination = styled(TablePagination)({
  '& .base-TablePagination-toolbar': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
  },
  '& p': { margin: 0 },
  '& select, & button': {
    minHeight: '36px',
    padding: '4px 8px',
    border: '1px solid light-dark(#64748b, #94a3b8)',
    borderRadius: '6px',
    font: 'inherit',
    color: 'light-dark(#0f172a, #f1f5f9)',
    background: 'light-dark(#ffffff, #0f172a)',
    cursor: 'pointer',
  },
  '& button span': { display: 'inline-block' },
  '& button:dir(rtl) span': { scale: '-1 1' },
  '& :focus-visible': {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '2px',
  },
  '& .base--disabled': {
    borderStyle: 'dashed',
    color: 'light-dark(#64748b, #94a3b8)',
    cursor: 'not-allowed',
  },
});
