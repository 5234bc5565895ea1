import * as React from 'react';
import { Button, type ButtonProps } from '@mui/base/Button';
import { TablePagination } from '@mui/base/TablePagination';
import { styled } from '@mui/system';

const ships = ['Petrel', 'Fulmar', 'Gannet', 'Curlew', 'Dunlin', 'Avocet', 'Plover', 'Teal'];

/** A native button loses the focus when it is disabled on the first or the last page. */
const PageButton = React.forwardRef<HTMLButtonElement, ButtonProps & { ownerState?: object }>(
  function PageButton({ ownerState, ...props }, ref) {
    return <Button {...props} ref={ref} focusableWhenDisabled />;
  },
);

export default function TablePaginationIntroduction() {
  const [page, setPage] = React.useState(0);
  const [rowsPerPage, setRowsPerPage] = React.useState(3);
  const first = page * rowsPerPage;

  return (
    <Frame>
      <Table aria-label="Ships in the harbor">
        <thead>
          <tr>
            <th scope="col">Ship</th>
            <th scope="col">Berth</th>
          </tr>
        </thead>
        <tbody>
          {ships.slice(first, first + rowsPerPage).map((ship) => (
            <tr key={ship}>
              <td>{ship}</td>
              <td>{ships.indexOf(ship) + 11}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <Pagination
              colSpan={2}
              count={ships.length}
              page={page}
              rowsPerPage={rowsPerPage}
              rowsPerPageOptions={[3, 5]}
              onPageChange={(_event, next) => setPage(next)}
              onRowsPerPageChange={(event) => {
                setRowsPerPage(Number(event.target.value));
                setPage(0);
              }}
              slotProps={{
                displayedRows: { role: 'status' },
                actions: {
                  slots: { backButton: PageButton, nextButton: PageButton },
                },
              }}
            />
          </tr>
        </tfoot>
      </Table>
    </Frame>
  );
}

const Frame = styled('div')({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: '480px',
  overflowX: 'auto',
  border: '1px solid light-dark(#cbd5e1, #334155)',
  borderRadius: '8px',
});

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  textAlign: 'start',
  '& th': { padding: '8px 16px', textAlign: 'start' },
  '& td': { padding: '8px 16px', textAlign: 'start' },
});

const Pagination = styled(TablePagination)({
  '& .base-TablePagination-toolbar': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
  },
  '& p': { margin: '0' },
  '& select': {
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
  '& button': {
    minWidth: '40px',
    minHeight: '36px',
    padding: '4px',
    border: '1px solid light-dark(#64748b, #94a3b8)',
    borderRadius: '6px',
    font: 'inherit',
    color: 'light-dark(#0f172a, #f1f5f9)',
    background: 'transparent',
    cursor: 'pointer',
  },
  '& button:focus-visible': {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '2px',
  },
  '& button span': { display: 'inline-block' },
  '& button:dir(rtl) span': { scale: '-1 1' },
  '& .base--disabled': {
    color: 'light-dark(#64748b, #94a3b8)',
    borderStyle: 'dashed',
    cursor: 'not-allowed',
  },
});
